import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Mentorship } from '@nexus/domain/contract/mentors';
import type { MentorshipAnswer } from '@nexus/domain/membership/mentoring';
import { api } from '../../lib/api-client';
import { useConfirm } from '../../lib/confirm';
import { useToast } from '../../lib/toasts';
import { useWords } from '../../lib/words/use-words';

const KEY = 'mentoring';
/** Of the further pages of each part. */
export const PARTS_KEY = 'mentoring-parts';

/** One's own mentoring, in parts. */
export function useMentoring(memberId: string) {
  return useQuery({
    queryKey: [KEY, memberId],
    queryFn: ({ signal }) => api('GET /api/mentorships', { signal }),
    // What the other one just said.
    staleTime: 0,
  });
}

/** Reads anew what an answer, a request or an offer has changed; parts begin from their first page again. */
export function useMentoringAgain(): () => Promise<unknown> {
  const queries = useQueryClient();
  return async () => {
    queries.setQueriesData<InfiniteData<unknown>>({ queryKey: [PARTS_KEY] }, (read) => read && firstOf(read));
    const keys = [KEY, 'mentors', 'mentor-offer', 'member'];
    return Promise.all(keys.map(async (key) => queries.invalidateQueries({ queryKey: [key] })));
  };
}

function firstOf({ pages, pageParams }: InfiniteData<unknown>): InfiniteData<unknown> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

/** Says something about a request or a mentorship; what cannot be taken back is asked about first. */
export function useAnswer() {
  const t = useWords('mentors', 'mine');
  const confirm = useConfirm();
  const toast = useToast();
  const again = useMentoringAgain();
  const [busyId, setBusyId] = useState('');
  const isSure = async (answer: MentorshipAnswer, name: string) => {
    if (answer === 'end')
      return confirm({
        title: t('endWith', { name }),
        text: t('endAsk', { name }),
        confirm: t('end'),
        isDangerous: true,
      });
    if (answer === 'no') return confirm({ title: t('noTo', { name }), text: t('noAsk', { name }), confirm: t('no') });
    return true;
  };
  const say = async ({ id, other }: Mentorship, answer: MentorshipAnswer) => {
    const name = other?.name ?? t('gone');
    if (!(await isSure(answer, name))) return;
    setBusyId(id);
    try {
      await api('PUT /api/mentorships/{id}', { params: { id }, body: { answer } });
      toast({ title: t(`said.${answer}`, { name }) });
    } catch (error) {
      toast({ title: t('didNotWork'), error });
    }
    await again();
    setBusyId('');
  };
  return { say, busyId };
}

import { LIMITS } from '@nexus/domain/limits';
import type { OwnMember } from '@nexus/domain/membership/member';
import { KeptTextForm } from '../../controls/kept-text-form';
import { Alert } from '../../controls/states';
import { api } from '../../lib/api-client';
import { useSession } from '../../lib/session';
import { useToast } from '../../lib/toasts';
import { useWords } from '../../lib/words/use-words';

type Asked = NonNullable<NonNullable<OwnMember['openRequest']>['question']>;

/** A question of the team about one's own request, and the place to answer it. */
export function QuestionNotice({ memberId, question }: { memberId: string; question: Asked }) {
  const t = useWords('members', 'question');
  const { remember, refresh } = useSession();
  const toast = useToast();
  const answer = async (text: string) => {
    try {
      const body = { questionId: question.id, text };
      remember(await api('POST /api/members/{id}/answers', { params: { id: memberId }, body }));
      toast({ title: t('sent') });
    } catch (error) {
      void refresh();
      throw error;
    }
  };
  return (
    <Alert tone="warning" title={t('title')}>
      <p className="prose" dir="auto">
        {question.text}
      </p>
      <KeptTextForm
        name={`answer:${question.id}`}
        label={t('label')}
        help={t('help')}
        button={t('send')}
        failed={t('failed')}
        rows={4}
        maxLength={LIMITS.reasonCharacters}
        send={answer}
      />
    </Alert>
  );
}

import { useState } from 'react';
import type { MentorCard } from '@nexus/domain/contract/mentors';
import { MENTORING } from '@nexus/domain/limits';
import { Badge } from '../../controls/badge';
import { KeptTextForm } from '../../controls/kept-text-form';
import { api } from '../../lib/api-client';
import { formatNumber } from '../../lib/format';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { SkillTags } from '../../ui/skill-tags';
import { useMentoringAgain } from './use-mentoring';

/** Where the two stand already: a request that waits, a mentorship, or nothing. */
export type Standing = 'asked' | 'mentored' | undefined;
type Mentor = Pick<MentorCard, 'id' | 'name' | 'skills' | 'topics' | 'hours' | 'free'>;

/** What a mentor offers, whether there is a place, and the way to ask, which nobody has with themselves. */
export function MentorOfferView(props: { mentor: Mentor; standing: Standing; isOwn?: boolean }) {
  const { mentor, standing, isOwn = false } = props;
  const t = useWords('mentors', 'card');
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { name, skills, topics, hours, free } = mentor;
  return (
    <>
      <SkillTags skills={skills} />
      {topics !== '' && <p dir="auto">{topics}</p>}
      {hours !== '' && <p className="small muted">{t('hours', { hours: `\u2068${hours}\u2069` })}</p>}
      <div className="row between">
        <Badge tone={free > 0 ? 'success' : undefined}>
          {free > 0 ? t('free', { count: free, n: formatNumber(free, language) }) : t('full')}
        </Badge>
        {standing ? (
          <span className="small subtle">{t(standing)}</span>
        ) : (
          free > 0 &&
          !isOwn &&
          !isAsking && (
            <Button size="small" variant="primary" onClick={() => setAsking(true)}>
              {t('ask', { name })}
            </Button>
          )
        )}
      </div>
      {isAsking && !standing && <AskForm mentor={mentor} onClose={() => setAsking(false)} />}
    </>
  );
}

function AskForm({ mentor: { id, name }, onClose }: { mentor: Mentor; onClose: () => void }) {
  const t = useWords('mentors', 'ask');
  const toast = useToast();
  const again = useMentoringAgain();
  const send = async (text: string) => {
    await api('POST /api/mentors/{id}/requests', { params: { id }, body: { text } });
    toast({ title: t('sent'), text: t('sentText') });
    await again();
    onClose();
  };
  return (
    <div className="stack">
      <KeptTextForm
        name={`mentor:${id}`}
        label={t('label', { name })}
        help={t('help', { name })}
        button={t('send')}
        failed={t('failed')}
        rows={4}
        maxLength={MENTORING.asking}
        send={send}
      />
      <div>
        <Button size="small" variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

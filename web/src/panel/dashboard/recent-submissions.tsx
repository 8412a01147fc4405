import type { Dashboard } from '@nexus/domain/contract/dashboard';
import { formatAgo } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Badge } from '../../controls/badge';

const TONES = { new: 'danger', reviewed: 'warning', contacted: 'success', archived: 'success' } as const;

/** What was sent last from the forms, for those who may see it. */
export function RecentSubmissions({ data }: { data: Dashboard }) {
  const t = useWords('admin', 'panel.dashboard');
  const words = useWords('admin', 'panel.submissions');
  const language = useLanguage();
  if (!data.people) return <p className="muted">{t('hiddenPeople')}</p>;
  if (data.people.submissions.length === 0) return <p className="muted">{t('noSubmissions')}</p>;
  return (
    <ul className="card lines">
      {data.people.submissions.map((one) => {
        const { name = '', email = '' } = one['data'] as Record<string, string>;
        const status = String(one['status']) as keyof typeof TONES;
        return (
          <li key={String(one['id'])} className="line">
            <span className="line-main">
              <b>
                <bdi>{name}</bdi>
              </b>
              <span className="small subtle as-block">
                <span dir="ltr">{email}</span> · {words(`types.${String(one['type']) as 'mentor'}`)} ·{' '}
                {formatAgo(String(one['submittedAt']), language)}
              </span>
            </span>
            <Badge tone={TONES[status]}>{words(`status.${status}`)}</Badge>
          </li>
        );
      })}
    </ul>
  );
}

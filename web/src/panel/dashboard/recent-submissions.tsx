import type { Dashboard } from '@nexus/domain/contract/dashboard';
import { formatAgo } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { badgeClass } from '../../ui/badge';

const TONES: Record<string, string> = { new: badgeClass('danger'), reviewed: badgeClass('warning') };

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
        const status = String(one['status']) as 'new';
        return (
          <li key={String(one['id'])} className="line">
            <span className="line-main">
              <b>
                <bdi>{name}</bdi>
              </b>
              <span className="sm subtle as-block">
                <span dir="ltr">{email}</span> · {words(`types.${String(one['type']) as 'mentor'}`)} ·{' '}
                {formatAgo(String(one['submittedAt']), language)}
              </span>
            </span>
            <span className={TONES[status] ?? badgeClass('success')}>{words(`status.${status}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

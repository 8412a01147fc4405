import type { Dashboard } from '@nexus/domain/contract/dashboard';
import { LOCALE } from '@nexus/domain/locale';
import { formatDay, formatNumber } from '../../lib/format';
import { useMay } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { textOf } from '../content/shown-value';
import { BarChart, type Series } from './bar-chart';
import { gridClass } from '../../ui/grid';

const TONES = { approved: 'success', pending: 'warning', rejected: 'danger' } as const;

/** What became of things over time: every chart with its table. */
export function Analytics({ data }: { data: Dashboard }) {
  const t = useWords('admin', 'panel.dashboard');
  const admin = useWords('admin');
  const language = useLanguage();
  const month = (name: string) =>
    new Intl.DateTimeFormat(LOCALE[language], { month: 'short', year: '2-digit' }).format(new Date(`${name}-15`));
  // What the store is asked for concerns whoever runs it.
  const runsIt = useMay('*');
  const { people, traffic } = data;
  const statuses: Series[] = (['approved', 'pending', 'rejected'] as const).map((status) => ({
    name: admin(`members.${status}`),
    tone: TONES[status],
    values: people?.members.map((one) => one[status]) ?? [],
  }));
  const one = (name: string, values: number[]): Series[] => [{ name, tone: 'primary', values }];
  return (
    <div className={gridClass('two')}>
      {people && (
        <>
          <BarChart
            isWide
            title={t('members')}
            note={t('membersNote')}
            heading={t('month')}
            labels={people.members.map((row) => month(row.month))}
            series={statuses}
          />
          <BarChart
            title={t('applications')}
            heading={t('name')}
            labels={people.submissionsByStatus.map(({ name }) => admin(`panel.submissions.status.${name as 'new'}`))}
            series={one(
              t('count'),
              people.submissionsByStatus.map(({ count }) => count),
            )}
          />
          <BarChart
            title={t('byType')}
            heading={t('name')}
            labels={people.submissionsByType.map(({ name }) => admin(`panel.submissions.types.${name as 'mentor'}`))}
            series={one(
              t('count'),
              people.submissionsByType.map(({ count }) => count),
            )}
          />
          <BarChart
            title={t('attendance')}
            heading={t('event')}
            labels={people.attendance.map(({ title }) => textOf(title, language))}
            series={[
              {
                name: admin('panel.people.confirmed'),
                tone: 'success',
                values: people.attendance.map(({ confirmed }) => confirmed),
              },
              {
                name: admin('panel.people.waitlisted'),
                tone: 'warning',
                values: people.attendance.map(({ waitlisted }) => waitlisted),
              },
              { name: t('capacity'), tone: 'line', values: people.attendance.map(({ capacity }) => capacity) },
            ]}
          />
          <BarChart
            title={t('newsletter')}
            heading={t('name')}
            labels={people.newsletter.map(({ name }) => admin(`panel.newsletter.states.${name as 'confirmed'}`))}
            series={one(
              t('count'),
              people.newsletter.map(({ count }) => count),
            )}
          />
          <BarChart
            title={t('mentoring')}
            heading={t('name')}
            labels={[t('mentors'), t('mentorsAsked'), t('mentorships')]}
            series={one(t('count'), [people.mentoring.mentors, people.mentoring.waiting, people.mentoring.active])}
          />
        </>
      )}
      {!people && <p className="muted">{t('hiddenPeople')}</p>}
      {runsIt && (
        <BarChart
          isWide
          title={t('traffic')}
          note={traffic.length === 0 ? t('noTraffic') : t('trafficNote')}
          heading={t('day')}
          labels={traffic.map(({ day }) => formatDay(`${day}T12:00:00Z`, language))}
          series={[
            {
              name: t('perView'),
              tone: 'primary',
              values: traffic.map(({ views, reads }) => (views === 0 ? 0 : Math.round((reads / views) * 100) / 100)),
            },
          ]}
          further={[
            { name: t('views'), values: traffic.map(({ views }) => formatNumber(views, language)) },
            { name: t('reads'), values: traffic.map(({ reads }) => formatNumber(reads, language)) },
          ]}
        />
      )}
    </div>
  );
}

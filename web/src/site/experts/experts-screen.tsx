import { sentenceOf } from '../../lib/api-error';
import { usePublishedList } from '../../lib/content';
import { useWords } from '../../lib/words/use-words';
import { ExpertCard, ExpertList } from '../../ui/expert-card';
import { MoreButton } from '../../ui/more-button';
import { PageTitle } from '../../ui/page-title';
import { PageBody, PageHead } from '../../ui/section';
import { EmptyState, ErrorState, Skeletons } from '../../ui/states';

export function ExpertsScreen() {
  const t = useWords('site');
  const query = usePublishedList('expert');
  const { data, error, refetch } = query;
  return (
    <>
      <PageHead>
        <PageTitle title={t('experts.title')} />
        <p className="muted">{t('experts.text')}</p>
      </PageHead>
      <PageBody>
        {error && !data && (
          <ErrorState text={t('experts.failed', { message: sentenceOf(error) })} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <>
            <p className="only-heard" role="status">
              {t('experts.loading')}
            </p>
            <ExpertList>
              <Skeletons count={10} height={280} />
            </ExpertList>
          </>
        )}
        {data?.length === 0 && <EmptyState text={t('experts.none')} />}
        <ExpertList>
          {data?.map((expert) => (
            <ExpertCard key={expert.id} expert={expert} />
          ))}
        </ExpertList>
        <MoreButton of={query} />
      </PageBody>
    </>
  );
}

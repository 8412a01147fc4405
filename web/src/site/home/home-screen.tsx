import { useBroadcastRefresh, useHome, useSettings } from '../../lib/content';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { CardSkeletons } from '../../ui/card-skeletons';
import { EventCard } from '../../ui/event-card';
import { ExpertCard, ExpertList } from '../../ui/expert-card';
import { gridClass } from '../../ui/grid';
import { NewsletterBox } from '../../ui/newsletter-box';
import { PartnerLogos } from '../../ui/partner-logos';
import { PastEvents } from '../../ui/past-events';
import { Section } from '../../ui/section';
import { ErrorState } from '../../ui/states';
import { Strip } from '../../ui/strip';
import { Hero } from './hero';
import { Spotlight } from './spotlight';

/** The home page. A part whose content is missing or cannot be loaded is left out, as specified. */
export function HomeScreen() {
  const t = useWords('site');
  const { data, dataUpdatedAt, error, refetch } = useHome();
  const settings = useSettings();
  useBroadcastRefresh('heroContentUpdated', 'home');
  return (
    <>
      <Hero hero={data?.hero} tagline={settings?.tagline} />
      {settings?.videoUrl && (
        <Spotlight url={settings.videoUrl} title={settings.videoTitle} image={settings.videoImageUrl} />
      )}
      {data && data.experts.length > 0 && (
        <Section
          title={t('home.experts')}
          text={t('home.expertsText')}
          more={{ to: paths.experts, label: t('home.allExperts') }}
        >
          <Strip label={t('home.experts')} isNarrow>
            <ExpertList>
              {data.experts.slice(0, 10).map((expert) => (
                <ExpertCard key={expert.id} expert={expert} isShort />
              ))}
            </ExpertList>
          </Strip>
        </Section>
      )}
      {data && data.partners.length > 0 && (
        <Section title={t('home.partners')}>
          <Strip label={t('home.partners')} isNarrow>
            <PartnerLogos partners={data.partners} />
          </Strip>
        </Section>
      )}
      <Section
        title={t('home.sessions')}
        text={t('home.sessionsText')}
        more={{ to: paths.events, label: t('home.allEvents') }}
      >
        {!data && error && <ErrorState text={t('events.failed')} error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div className={gridClass('three')}>
            <CardSkeletons count={3} hasPicture />
          </div>
        )}
        {data && data.upcoming.length === 0 && <p className="muted">{t('home.noUpcomingText')}</p>}
        <Strip label={t('home.sessions')}>
          <div className={gridClass('three')}>
            {data?.upcoming.map((event) => (
              <EventCard key={event.id} event={event} drawnAt={dataUpdatedAt} />
            ))}
          </div>
        </Strip>
      </Section>
      {data && data.past.length > 0 && (
        <Section title={t('home.past')}>
          <PastEvents events={data.past} />
        </Section>
      )}
      <NewsletterBox />
    </>
  );
}

import { useBroadcastRefresh, useHome, useSettings } from '../../lib/content';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { EventCard } from '../../ui/event-card';
import { ExpertCard } from '../../ui/expert-card';
import { NewsletterBox } from '../../ui/newsletter-box';
import { PartnerLogos } from '../../ui/partner-logos';
import { PastEvents } from '../../ui/past-events';
import { ProgramCard } from '../../ui/program-card';
import { Section } from '../../ui/section';
import { ErrorState, Skeletons } from '../../ui/states';
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
      <Hero hero={data?.hero ?? undefined} tagline={settings?.tagline} />
      {settings?.videoUrl && (
        <Spotlight url={settings.videoUrl} title={settings.videoTitle} image={settings.videoImageUrl} />
      )}
      {data && data.experts.length > 0 && (
        <Section
          title={t('home.experts')}
          text={t('home.expertsText')}
          more={{ to: paths.experts, label: t('home.allExperts') }}
        >
          <ul className="grid experts">
            {data.experts.slice(0, 10).map((expert) => (
              <ExpertCard key={expert.id} expert={expert} isShort />
            ))}
          </ul>
        </Section>
      )}
      {data && data.programs.length > 0 && (
        <Section
          title={t('home.gain')}
          text={t('home.gainText')}
          more={{ to: paths.programs, label: t('home.allPrograms') }}
        >
          <ul className="grid g4">
            {data.programs.slice(0, 4).map((program) => (
              <ProgramCard key={program.id} program={program} />
            ))}
          </ul>
        </Section>
      )}
      {data && data.partners.length > 0 && (
        <Section title={t('home.partners')}>
          <PartnerLogos partners={data.partners} />
        </Section>
      )}
      <Section
        title={t('home.sessions')}
        text={t('home.sessionsText')}
        more={{ to: paths.events, label: t('home.allEvents') }}
      >
        {!data && error && <ErrorState text={t('events.failed')} error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div className="grid g3">
            <Skeletons count={3} height={380} />
          </div>
        )}
        {data && data.upcoming.length === 0 && <p className="muted">{t('home.noUpcomingText')}</p>}
        <div className="grid g3">
          {data?.upcoming.map((event) => (
            <EventCard key={event.id} event={event} drawnAt={dataUpdatedAt} />
          ))}
        </div>
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

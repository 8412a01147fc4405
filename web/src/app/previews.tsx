import type { Previews } from '../panel/content/preview-context';
import { usePublished } from '../lib/content';
import { lazyPart } from '../lib/lazy-part';
import { Footer } from './layouts/footer';

const Home = lazyPart(async () => (await import('../site/home/home-screen')).HomeScreen);
const Event = lazyPart(async () => (await import('../site/events/event-screen')).EventScreen);
const Experts = lazyPart(async () => (await import('../site/experts/experts-screen')).ExpertsScreen);
const About = lazyPart(async () => (await import('../site/about/about-screen')).AboutScreen);
const Impact = lazyPart(async () => (await import('../site/impact/impact-screen')).ImpactScreen);
const Story = lazyPart(async () => (await import('../site/stories/story-screen')).StoryScreen);
const Initiative = lazyPart(async () => (await import('../site/programs/initiative-screen')).InitiativeScreen);
const Program = lazyPart(async () => (await import('../site/programs/program-screen')).ProgramScreen);
const NewsItem = lazyPart(async () => (await import('../site/news/news-item-screen')).NewsItemScreen);

/** A page of the pages editor: how search engines show it, and the screen that its words stand on. */
function PagePreview() {
  const { data: page } = usePublished('page', 'edited');
  if (!page) return null;
  const Screen = page.slug === 'home' ? Home : page.slug === 'about' ? About : Impact;
  return (
    <>
      <div className="wrap search-result" dir="auto">
        <span className="sm muted ltr">{location.host + (page.slug === 'home' ? '' : `/${page.slug}`)}</span>
        <b>{page.seoTitle}</b>
        <span className="sm muted">{page.seoDescription}</span>
      </div>
      <Screen />
    </>
  );
}

/** Where the settings are seen: the video of the home page, and the footer of every page. */
function SettingsPreview() {
  return (
    <>
      <Home />
      <Footer />
    </>
  );
}

const noHero = {
  description: '',
  primaryButtonText: '',
  primaryButtonLink: '',
  secondaryButtonText: '',
  secondaryButtonLink: '',
  backgroundImageUrl: '',
};
const nothing = { hero: null, experts: [], partners: [], upcoming: [], past: [] };

/** The public screen on which each content type is seen, and the answers of the API that it would get. */
export const PREVIEWS: Previews = {
  hero: { Screen: Home, data: (hero) => ({ home: { ...nothing, hero } }) },
  about: { Screen: About, data: (about) => ({ about, 'mission-vision': [] }) },
  missionVision: { Screen: About, data: (entry) => ({ 'mission-vision': [entry] }) },
  event: { Screen: Event, data: (event, id) => ({ [`events/${id}`]: event }) },
  expert: { Screen: Experts, data: (expert) => ({ experts: [expert] }) },
  partner: { Screen: About, data: (partner) => ({ partners: [partner] }) },
  program: { Screen: Program, data: (program, id) => ({ [`programs/${id}`]: program }) },
  initiative: { Screen: Initiative, data: (initiative, id) => ({ [`initiatives/${id}`]: initiative }) },
  newsItem: { Screen: NewsItem, data: (item, id) => ({ [`news/${id}`]: item }) },
  successStory: { Screen: Story, data: (story, id) => ({ [`success-stories/${id}`]: story }) },
  page: {
    Screen: PagePreview,
    data: (page) => ({
      'pages/edited': page,
      'pages/impact': page,
      home: { ...nothing, hero: { ...noHero, title: page['heroTitle'], subtitle: page['heroSubtitle'] } },
      'pages/about': page,
      about: { title: page['aboutTitle'], content: page['aboutContent'], imageUrl: '', values: [] },
    }),
  },
  settings: { Screen: SettingsPreview, data: (settings) => ({ settings, home: nothing }) },
  statistics: { Screen: Impact, data: (statistics) => ({ statistics }) },
  sdg: { Screen: Impact, data: (sdg) => ({ sdgs: [sdg] }) },
};

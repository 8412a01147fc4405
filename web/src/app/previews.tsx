import { lazy } from 'react';
import type { Previews } from '../admin/content/preview';
import { usePublished } from '../lib/content';
import { Footer } from './layouts/footer';

const Home = lazy(() => import('../features/home/home-screen').then((m) => ({ default: m.HomeScreen })));
const Event = lazy(() => import('../features/events/event-screen').then((m) => ({ default: m.EventScreen })));
const Experts = lazy(() => import('../features/experts/experts-screen').then((m) => ({ default: m.ExpertsScreen })));
const About = lazy(() => import('../features/about/about-screen').then((m) => ({ default: m.AboutScreen })));
const Impact = lazy(() => import('../features/impact/impact-screen').then((m) => ({ default: m.ImpactScreen })));
const Story = lazy(() => import('../features/stories/story-screen').then((m) => ({ default: m.StoryScreen })));
const Programs = lazy(() =>
  import('../features/programs/programs-screen').then((m) => ({ default: m.ProgramsScreen })),
);
const Program = lazy(() => import('../features/programs/program-screen').then((m) => ({ default: m.ProgramScreen })));
const NewsItem = lazy(() => import('../features/news/news-item-screen').then((m) => ({ default: m.NewsItemScreen })));

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
const nothing = { hero: null, experts: [], partners: [], programs: [], upcoming: [], past: [] };

/** The public screen on which each content type is seen, and the answers of the API that it would get. */
export const PREVIEWS: Previews = {
  hero: { Screen: Home, data: (hero) => ({ home: { ...nothing, hero } }) },
  about: { Screen: About, data: (about) => ({ about, 'mission-vision': [] }) },
  missionVision: { Screen: About, data: (entry) => ({ 'mission-vision': [entry] }) },
  event: { Screen: Event, data: (event, id) => ({ [`events/${id}`]: event }) },
  expert: { Screen: Experts, data: (expert) => ({ experts: [expert] }) },
  partner: { Screen: Home, data: (partner) => ({ home: { ...nothing, partners: [partner] } }) },
  program: { Screen: Program, data: (program, id) => ({ [`programs/${id}`]: program }) },
  initiative: { Screen: Programs, data: (initiative) => ({ programs: [], initiatives: [initiative] }) },
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

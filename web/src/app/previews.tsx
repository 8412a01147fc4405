import faces from 'virtual:faces';
import { anyone } from 'virtual:screens';
import { resources, type ResourceKey } from '@nexus/domain/resources/index';
import type { Previews } from '../panel/content/preview-context';
import { usePublished } from '../lib/content';
import { lazyPart } from '../lib/lazy-part';
import { Footer } from './layouts/footer';

const Home = lazyPart(anyone.home[1]);
const EDITED = { home: Home, about: lazyPart(anyone.about[1]), impact: lazyPart(anyone.impact[1]) };

/** A page of the pages editor: how search engines show it, and the screen that its words stand on. */
function PagePreview() {
  const { data: page } = usePublished('page', 'edited');
  if (!page) return null;
  const Screen = EDITED[page.slug as keyof typeof EDITED];
  return (
    <>
      <div className="wrap search-result" dir="auto">
        <span className="small muted left-to-right">
          {location.host + (page.slug === 'home' ? '' : `/${page.slug}`)}
        </span>
        <b>{page.seoTitle}</b>
        <span className="small muted">{page.seoDescription}</span>
      </div>
      {Screen && <Screen />}
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

/** A content type on its page of the map, and the answer that the page gets: the document, alone or as the whole list. */
function onItsPage(key: ResourceKey): Previews {
  const face = faces[key];
  if (!face) return {};
  const { name } = resources[key];
  const Screen = lazyPart(anyone[face.name as keyof typeof anyone][1]);
  const data = (document: Record<string, unknown>, id: string) =>
    face.kind === 'one' ? { [`${name}/${id}`]: document } : { [name]: face.kind === 'list' ? [document] : document };
  return { [key]: { Screen, data } };
}

/** The public screen on which each content type is seen, and the answers of the API that it would get. */
export const PREVIEWS: Previews = {
  ...Object.assign({}, ...(Object.keys(resources) as ResourceKey[]).map(onItsPage)),
  hero: { Screen: Home, data: (hero) => ({ home: { ...nothing, hero } }) },
  // The form has the active mission and vision of its own, which is saved with it.
  about: { Screen: EDITED.about, data: (about) => ({ about, 'mission-vision': [] }) },
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
};

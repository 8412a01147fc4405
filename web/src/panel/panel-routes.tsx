import type { ComponentType, ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import type { Language } from '@nexus/domain/bilingual';
import { createWords } from '@nexus/domain/resources/resource';
import { useLanguage } from '../lib/words/use-words';
import { lazyPart } from '../lib/lazy-part';
import { Guarded } from './guarded';
import { PreviewContext, type Previews } from './content/preview-context';
import { CONTENT_SCREENS, neededFor, resourceOf, type ContentScreen } from './content/screens';
import { OVERRIDES } from './special/overrides';

// Each with what it is made of: nobody loads the editor to read the inbox.
const Activity = lazyPart(async () => (await import('./activity/activity-screen')).ActivityScreen);
const Applications = lazyPart(async () => (await import('./events/applications-screen')).ApplicationsScreen);
const Bin = lazyPart(async () => (await import('./bin-screen')).BinScreen);
const ContentEditor = lazyPart(async () => (await import('./content/content-editor-screen')).ContentEditorScreen);
const ContentList = lazyPart(async () => (await import('./content/content-list-screen')).ContentListScreen);
const ImpactManager = lazyPart(async () => (await import('./special/impact-manager-screen')).ImpactManagerScreen);
const Library = lazyPart(async () => (await import('./media/library-screen')).LibraryScreen);
const Newsletter = lazyPart(async () => (await import('./inbox/newsletter-screen')).NewsletterScreen);
const Submissions = lazyPart(async () => (await import('./inbox/submissions-screen')).SubmissionsScreen);
const Users = lazyPart(async () => (await import('./users-screen')).UsersScreen);

/**
 * Every screen of the panel beyond dashboard and members: list and editor of every resource under their specified
 * addresses, those that are drawn by hand, and the panel's own. `missing` stands where there is none.
 */
export function PanelRoutes({ missing, previews }: { missing: React.ReactNode; previews: Previews }) {
  const language = useLanguage();
  const shown = useRoutes([
    { path: 'impact', element: <ImpactManager /> },
    { path: 'events/:id/people', element: <Applications /> },
    { path: 'users', element: <Users /> },
    { path: 'submissions', element: <Submissions /> },
    { path: 'newsletter', element: <Newsletter /> },
    { path: 'activity', element: <Activity /> },
    { path: 'media', element: <Library /> },
    { path: 'bin', element: <Bin /> },
    ...CONTENT_SCREENS.flatMap((screen) => routesOf(screen, language)),
    { path: '*', element: missing },
  ]);
  return <PreviewContext value={previews}>{shown}</PreviewContext>;
}

function routesOf(screen: ContentScreen, language: Language): RouteObject[] {
  const isSingleton = resourceOf(screen).kind === 'singleton';
  const Declared: ComponentType<{ screen: ContentScreen }> = isSingleton ? ContentEditor : ContentList;
  const Main = OVERRIDES[screen.key] ?? Declared;
  const main = (
    <GuardedScreen screen={screen}>
      <Main key={screen.path} screen={screen} />
    </GuardedScreen>
  );
  if (isSingleton) return [{ path: screen.path, element: main }];
  const editor = <ContentEditor key={screen.path} screen={screen} />;
  const create = (
    <Guarded needs="manage_content" title={createWords(resourceOf(screen))[language]}>
      {editor}
    </Guarded>
  );
  return [
    { path: screen.path, element: main },
    { path: `${screen.path}/:id`, element: editor },
    { path: `${screen.path}/new`, element: create },
  ];
}

/** What the API refuses is not asked for: who may not see a screen reads why. */
function GuardedScreen({ screen, children }: { screen: ContentScreen; children: ReactNode }) {
  const language = useLanguage();
  const title = resourceOf(screen).label.many[language];
  return (
    <Guarded needs={neededFor(screen)} title={title}>
      {children}
    </Guarded>
  );
}

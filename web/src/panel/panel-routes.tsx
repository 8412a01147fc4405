import type { ReactNode } from 'react';
import { matchRoutes, useRoutes, type RouteObject } from 'react-router-dom';
import type { Language } from '@nexus/domain/bilingual';
import { createWords } from '@nexus/domain/resources/resource';
import { useLanguage } from '../lib/words/use-words';
import { lazyPart } from '../lib/lazy-part';
import { loadPanelWords } from '../lib/words/load-panel';
import { paths } from '../lib/paths';
import { Guarded } from './guarded';
import { PreviewContext, type Previews } from './content/preview-context';
import { CONTENT_SCREENS, neededFor, resourceOf, type ContentScreen } from './content/screens';
import { OVERRIDES } from './special/overrides';

// Each with what it is made of: nobody loads the editor to read the inbox.
const Account = lazyPart(async () => (await import('./account/account-screen')).AccountScreen);
const Activity = lazyPart(async () => (await import('./activity/activity-screen')).ActivityScreen);
const Applications = lazyPart(async () => (await import('./events/applications-screen')).ApplicationsScreen);
const Bin = lazyPart(async () => (await import('./bin-screen')).BinScreen);
const ContentEditor = lazyPart(async () => (await import('./content/content-editor-screen')).ContentEditorScreen);
const ContentList = lazyPart(async () => (await import('./content/content-list-screen')).ContentListScreen);
const Help = lazyPart(async () => {
  const [{ HelpScreen }] = await Promise.all([import('./help/help-screen'), loadPanelWords('help')]);
  return HelpScreen;
});
const ImpactManager = lazyPart(async () => (await import('./special/impact-manager-screen')).ImpactManagerScreen);
const Issue = lazyPart(async () => {
  const [{ IssueScreen }] = await Promise.all([import('./newsletter/issue-screen'), loadPanelWords('issues')]);
  return IssueScreen;
});
const Issues = lazyPart(async () => {
  const [{ IssuesScreen }] = await Promise.all([import('./newsletter/issues-screen'), loadPanelWords('issues')]);
  return IssuesScreen;
});
const Library = lazyPart(async () => (await import('./media/library-screen')).LibraryScreen);
const Newsletter = lazyPart(async () => (await import('./inbox/newsletter-screen')).NewsletterScreen);
const Reports = lazyPart(async () => (await import('./inbox/reports-screen')).ReportsScreen);
const Submissions = lazyPart(async () => (await import('./inbox/submissions-screen')).SubmissionsScreen);
const Undelivered = lazyPart(async () => (await import('./inbox/undelivered-screen')).UndeliveredScreen);
const Users = lazyPart(async () => (await import('./users-screen')).UsersScreen);

/**
 * Every screen of the panel beyond dashboard and members: list and editor of every resource under their specified
 * addresses, those that are drawn by hand, and the panel's own. `missing` stands where there is none.
 */
export function PanelRoutes({ missing, previews }: { missing: React.ReactNode; previews: Previews }) {
  const language = useLanguage();
  const shown = useRoutes([...routes(language), { path: '*', element: missing }]);
  return <PreviewContext value={previews}>{shown}</PreviewContext>;
}

/** Loads what the screen at this path is made of, before it is known who may see it. */
export async function loadPanelScreen(path: string): Promise<void> {
  const [found] = matchRoutes(routes('en'), path, paths.admin) ?? [];
  await (found?.route.handle as Part['load'] | undefined)?.();
}

type Part<Props extends object = object> = ReturnType<typeof lazyPart<Props>>;

/** A route says in `handle` how its screen loads. */
function routes(language: Language): RouteObject[] {
  const at = (path: string, Screen: Part) => ({ path, element: <Screen />, handle: Screen.load });
  return [
    at('impact', ImpactManager),
    at('events/:id/people', Applications),
    at('account', Account),
    at('help', Help),
    at('users', Users),
    at('submissions', Submissions),
    at('issues', Issues),
    at('issues/:id', Issue),
    at('newsletter', Newsletter),
    at('undelivered', Undelivered),
    at('reports', Reports),
    at('activity', Activity),
    at('media', Library),
    at('bin', Bin),
    ...CONTENT_SCREENS.flatMap((screen) => routesOf(screen, language)),
  ];
}

function routesOf(screen: ContentScreen, language: Language): RouteObject[] {
  const { path } = screen;
  const isSingleton = resourceOf(screen).kind === 'singleton';
  const Declared: Part<{ screen: ContentScreen }> = isSingleton ? ContentEditor : ContentList;
  const Main = OVERRIDES[screen.key] ?? Declared;
  const main = (
    <GuardedScreen screen={screen}>
      <Main key={path} screen={screen} />
    </GuardedScreen>
  );
  const first = { path, element: main, handle: Main.load };
  if (isSingleton) return [first];
  const editor = <ContentEditor key={path} screen={screen} />;
  const create = (
    <Guarded needs="manage_content" title={createWords(resourceOf(screen))[language]}>
      {editor}
    </Guarded>
  );
  const handle = ContentEditor.load;
  return [first, { path: `${path}/:id`, element: editor, handle }, { path: `${path}/new`, element: create, handle }];
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

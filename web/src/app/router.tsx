import { Suspense, useEffect, useRef, type ComponentType, type ReactElement } from 'react';
import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { anyone, member, type Screen } from 'virtual:screens';
import type { PageName } from '@nexus/domain/pages';
import { readAddress } from '@nexus/domain/pages/in-language';
import { NotFoundScreen } from '../site/not-found/not-found-screen';
import { lazyPart } from '../lib/lazy-part';
import { paths } from '../lib/paths';
import type { ScreenArea } from '../lib/words/areas';
import { loadWords } from '../lib/words/load';
import { useWords } from '../lib/words/use-words';
import { Waiting } from '../ui/states';
import { MemberGuard } from './guards';
import { PublicLayout } from './layouts/public-layout';
import { Feedback } from './providers';

/** A screen whose code, and the words it needs, load when it is opened. */
function screen(load: () => Promise<ComponentType>, area: ScreenArea) {
  return lazyPart(async () => {
    const [Screen] = await Promise.all([load(), loadWords(area)]);
    return Screen;
  });
}

/** A screen behind sign-in: it may be made of Chakra's components. */
function chakraScreen(load: () => Promise<ComponentType>, area: ScreenArea) {
  return screen(async () => {
    const [Screen, { BehindSignIn }] = await Promise.all([load(), import('../controls/behind-sign-in')]);
    return () => (
      <BehindSignIn>
        <Screen />
      </BehindSignIn>
    );
  }, area);
}

/** With what says that something failed: there may be no network to load it with when it does. */
function memberScreen(load: () => Promise<ComponentType>, area: ScreenArea) {
  return chakraScreen(async () => (await Promise.all([load(), Feedback.load()]))[0], area);
}

const AdminLogin = chakraScreen(async () => (await import('../panel/login-screen')).AdminLoginScreen, 'admin');
const AdminForgot = chakraScreen(async () => (await import('../panel/forgot-screen')).AdminForgotScreen, 'admin');
const AdminPassword = chakraScreen(async () => (await import('../panel/password-screen')).AdminPasswordScreen, 'admin');
const AdminLayout = chakraScreen(async () => (await import('../panel/admin-layout')).AdminLayout, 'admin');
const Dashboard = screen(async () => (await import('../panel/dashboard/dashboard-screen')).DashboardScreen, 'admin');
const MembersManager = screen(
  async () => (await import('../panel/members-manager/members-manager-screen')).MembersManagerScreen,
  'admin',
);

const Panel = screen(async () => {
  const [{ PanelRoutes, loadPanelScreen }, { PREVIEWS }] = await Promise.all([
    import('../panel/panel-routes'),
    import('./previews'),
  ]);
  loadPanelScreen(readAddress(location.pathname).path).catch(() => undefined);
  return () => <PanelRoutes missing={<NotFoundScreen />} previews={PREVIEWS} />;
}, 'admin');

/** Each page of the map with its screen. */
function routesOf(screens: Readonly<Partial<Record<PageName, Screen>>>, drawn: typeof screen): RouteObject[] {
  return Object.entries(screens).map(([name, [words, load]]) => {
    const path = paths[name as PageName];
    const Element = drawn(load, words);
    return { path: typeof path === 'string' ? path : path(':id'), element: <Element /> };
  });
}

/** All screens: those of the map of pages, and the entries of the panel, which has a map of its own. */
const ROUTES: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      ...routesOf(anyone, screen),
      { element: <MemberGuard />, children: routesOf(member, memberScreen) },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
  { path: paths.adminLogin, element: <AdminLogin /> },
  { path: paths.adminForgot, element: <AdminForgot /> },
  { path: paths.adminPassword, element: <AdminPassword /> },
  {
    path: paths.admin,
    element: <AdminLayout />,
    children: [
      { index: true, element: <Dashboard /> },
      { path: paths.membersManager, element: <MembersManager /> },
      { path: '*', element: <Panel /> },
    ],
  },
];

/** Loads what the screen at this path of the router is made of. */
export async function loadScreens(path: string): Promise<void> {
  const elements = (matchRoutes(ROUTES, path) ?? []).map(({ route }) => route.element as ReactElement | undefined);
  await Promise.all(elements.map(async (element) => (element?.type as Partial<ReturnType<typeof screen>>)?.load?.()));
}

export function Screens() {
  const t = useWords();
  useScrollToTop();
  return (
    <Suspense fallback={<Waiting text={t('checking')} />}>
      {useRoutes(ROUTES)}
      <Ready />
    </Suspense>
  );
}

/** From its effect on the page answers; tests wait for it. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
  }, []);
  return null;
}

/** Every change of address starts at the top, as specified; reloading and going back are the browser's own affair. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    delete document.documentElement.dataset['fresh'];
    scrollTo(0, 0);
  }, [pathname]);
}

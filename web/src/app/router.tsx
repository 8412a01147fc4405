import { Suspense, useEffect, useRef, type ComponentType, type ReactElement } from 'react';
import { createRoutesFromElements, matchRoutes, Route, useLocation, useRoutes } from 'react-router-dom';
import { NotFoundScreen } from '../site/not-found/not-found-screen';
import { lazyPart } from '../lib/lazy-part';
import type { Area } from '../lib/words/areas';
import { loadWords } from '../lib/words/load';
import { useWords } from '../lib/words/use-words';
import { Waiting } from '../ui/states';
import { MemberGuard } from './guards';
import { PublicLayout } from './layouts/public-layout';

/** A screen whose code, and the words it needs, load when it is opened. */
function screen<M>(load: () => Promise<M>, pick: (module: M) => ComponentType, area: Area) {
  return lazyPart(async () => {
    const [module] = await Promise.all([load(), loadWords(area)]);
    return pick(module);
  });
}

/** A screen behind sign-in: it may be made of Chakra's components. */
function chakraScreen<M>(load: () => Promise<M>, pick: (module: M) => ComponentType, area: Area) {
  const loadBoth = async () => {
    const [module, { WithChakra }] = await Promise.all([load(), import('../controls/chakra')]);
    const Screen = pick(module);
    return () => (
      <WithChakra>
        <Screen />
      </WithChakra>
    );
  };
  return screen(loadBoth, (Screen) => Screen, area);
}

const Home = screen(
  () => import('../site/home/home-screen'),
  (m) => m.HomeScreen,
  'site',
);
const Events = screen(
  () => import('../site/events/events-screen'),
  (m) => m.EventsScreen,
  'site',
);
const Event = screen(
  () => import('../site/events/event-screen'),
  (m) => m.EventScreen,
  'site',
);
const Experts = screen(
  () => import('../site/experts/experts-screen'),
  (m) => m.ExpertsScreen,
  'site',
);
const About = screen(
  () => import('../site/about/about-screen'),
  (m) => m.AboutScreen,
  'site',
);
const Join = screen(
  () => import('../site/join/join-screen'),
  (m) => m.JoinScreen,
  'site',
);
const Impact = screen(
  () => import('../site/impact/impact-screen'),
  (m) => m.ImpactScreen,
  'site',
);
const Stories = screen(
  () => import('../site/stories/stories-screen'),
  (m) => m.StoriesScreen,
  'site',
);
const Story = screen(
  () => import('../site/stories/story-screen'),
  (m) => m.StoryScreen,
  'site',
);
const Programs = screen(
  () => import('../site/programs/programs-screen'),
  (m) => m.ProgramsScreen,
  'site',
);
const Program = screen(
  () => import('../site/programs/program-screen'),
  (m) => m.ProgramScreen,
  'site',
);
const News = screen(
  () => import('../site/news/news-screen'),
  (m) => m.NewsScreen,
  'site',
);
const NewsItem = screen(
  () => import('../site/news/news-item-screen'),
  (m) => m.NewsItemScreen,
  'site',
);
const Newsletter = screen(
  () => import('../site/newsletter/newsletter-screen'),
  (m) => m.NewsletterScreen,
  'site',
);
const Privacy = screen(
  () => import('../site/legal/legal-screen'),
  (m) => m.PrivacyScreen,
  'legal',
);
const Terms = screen(
  () => import('../site/legal/legal-screen'),
  (m) => m.TermsScreen,
  'legal',
);
const Cookies = screen(
  () => import('../site/legal/legal-screen'),
  (m) => m.CookiesScreen,
  'legal',
);
const Signup = screen(
  () => import('../site/sign-in/signup-screen'),
  (m) => m.SignupScreen,
  'common',
);
const Welcome = screen(
  () => import('../site/sign-in/welcome-screen'),
  (m) => m.WelcomeScreen,
  'signedIn',
);
const ConfirmAddress = screen(
  () => import('../site/sign-in/confirm-address-screen'),
  (m) => m.ConfirmAddressScreen,
  'signedIn',
);
const CompleteProfile = chakraScreen(
  () => import('../member/profile/complete-profile-screen'),
  (m) => m.CompleteProfileScreen,
  'members',
);
const Profile = chakraScreen(
  () => import('../member/profile/profile-screen'),
  (m) => m.ProfileScreen,
  'members',
);
const Members = chakraScreen(
  () => import('../member/directory/members-screen'),
  (m) => m.MembersScreen,
  'members',
);
const AdminLogin = chakraScreen(
  () => import('../panel/login-screen'),
  (m) => m.AdminLoginScreen,
  'admin',
);
const AdminForgot = chakraScreen(
  () => import('../panel/forgot-screen'),
  (m) => m.AdminForgotScreen,
  'admin',
);
const AdminPassword = chakraScreen(
  () => import('../panel/password-screen'),
  (m) => m.AdminPasswordScreen,
  'admin',
);
const AdminLayout = screen(
  () => import('../panel/admin-layout'),
  (m) => m.AdminLayout,
  'admin',
);
const Dashboard = screen(
  () => import('../panel/dashboard/dashboard-screen'),
  (m) => m.DashboardScreen,
  'admin',
);
const MembersManager = screen(
  () => import('../panel/members-manager/members-manager-screen'),
  (m) => m.MembersManagerScreen,
  'admin',
);

const Panel = screen(
  async () => {
    const [{ PanelRoutes }, { PREVIEWS }] = await Promise.all([import('../panel/panel-routes'), import('./previews')]);
    return () => <PanelRoutes missing={<NotFoundScreen />} previews={PREVIEWS} />;
  },
  (PanelScreen) => PanelScreen,
  'admin',
);

/** The map of all screens. */
const ROUTES = createRoutesFromElements(
  <>
    <Route element={<PublicLayout />}>
      <Route index element={<Home />} />
      <Route path="events" element={<Events />} />
      <Route path="events/:id" element={<Event />} />
      <Route path="experts" element={<Experts />} />
      <Route path="about" element={<About />} />
      <Route path="join" element={<Join />} />
      <Route path="impact" element={<Impact />} />
      <Route path="stories" element={<Stories />} />
      <Route path="stories/:id" element={<Story />} />
      <Route path="programs" element={<Programs />} />
      <Route path="programs/:id" element={<Program />} />
      <Route path="news" element={<News />} />
      <Route path="news/:id" element={<NewsItem />} />
      <Route path="newsletter" element={<Newsletter />} />
      <Route path="privacy" element={<Privacy />} />
      <Route path="terms" element={<Terms />} />
      <Route path="cookies" element={<Cookies />} />
      <Route path="signup" element={<Signup />} />
      <Route path="welcome" element={<Welcome />} />
      <Route path="confirm-address" element={<ConfirmAddress />} />
      <Route element={<MemberGuard />}>
        <Route path="complete-profile" element={<CompleteProfile />} />
        <Route path="profile" element={<Profile />} />
        <Route path="members" element={<Members />} />
      </Route>
      <Route path="*" element={<NotFoundScreen />} />
    </Route>
    <Route path="admin/login" element={<AdminLogin />} />
    <Route path="admin/forgot" element={<AdminForgot />} />
    <Route path="admin/password" element={<AdminPassword />} />
    <Route path="admin" element={<AdminLayout />}>
      <Route index element={<Dashboard />} />
      <Route path="members-manager" element={<MembersManager />} />
      <Route path="*" element={<Panel />} />
    </Route>
  </>,
);

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

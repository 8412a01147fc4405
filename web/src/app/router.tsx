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
function screen(load: () => Promise<ComponentType>, area: Area) {
  return lazyPart(async () => {
    const [Screen] = await Promise.all([load(), loadWords(area)]);
    return Screen;
  });
}

/** A screen behind sign-in: it may be made of Chakra's components. */
function chakraScreen(load: () => Promise<ComponentType>, area: Area) {
  return screen(async () => {
    const [Screen, { WithChakra }] = await Promise.all([load(), import('../controls/chakra')]);
    return () => (
      <WithChakra>
        <Screen />
      </WithChakra>
    );
  }, area);
}

const Home = screen(async () => (await import('../site/home/home-screen')).HomeScreen, 'site');
const Events = screen(async () => (await import('../site/events/events-screen')).EventsScreen, 'site');
const Event = screen(async () => (await import('../site/events/event-screen')).EventScreen, 'site');
const Experts = screen(async () => (await import('../site/experts/experts-screen')).ExpertsScreen, 'site');
const About = screen(async () => (await import('../site/about/about-screen')).AboutScreen, 'site');
const Join = screen(async () => (await import('../site/join/join-screen')).JoinScreen, 'site');
const Impact = screen(async () => (await import('../site/impact/impact-screen')).ImpactScreen, 'site');
const Stories = screen(async () => (await import('../site/stories/stories-screen')).StoriesScreen, 'site');
const Story = screen(async () => (await import('../site/stories/story-screen')).StoryScreen, 'site');
const Programs = screen(async () => (await import('../site/programs/programs-screen')).ProgramsScreen, 'site');
const Program = screen(async () => (await import('../site/programs/program-screen')).ProgramScreen, 'site');
const Initiative = screen(async () => (await import('../site/programs/initiative-screen')).InitiativeScreen, 'site');
const News = screen(async () => (await import('../site/news/news-screen')).NewsScreen, 'site');
const NewsItem = screen(async () => (await import('../site/news/news-item-screen')).NewsItemScreen, 'site');
const Newsletter = screen(async () => (await import('../site/newsletter/newsletter-screen')).NewsletterScreen, 'site');
const Privacy = screen(async () => (await import('../site/legal/legal-screen')).PrivacyScreen, 'legal');
const Terms = screen(async () => (await import('../site/legal/legal-screen')).TermsScreen, 'legal');
const Cookies = screen(async () => (await import('../site/legal/legal-screen')).CookiesScreen, 'legal');
const Signup = screen(async () => (await import('../site/sign-in/signup-screen')).SignupScreen, 'common');
const Welcome = screen(async () => (await import('../site/sign-in/welcome-screen')).WelcomeScreen, 'signedIn');
const ConfirmAddress = screen(
  async () => (await import('../site/sign-in/confirm-address-screen')).ConfirmAddressScreen,
  'signedIn',
);
const CompleteProfile = chakraScreen(
  async () => (await import('../member/profile/complete-profile-screen')).CompleteProfileScreen,
  'members',
);
const Profile = chakraScreen(async () => (await import('../member/profile/profile-screen')).ProfileScreen, 'members');
const Members = chakraScreen(async () => (await import('../member/directory/members-screen')).MembersScreen, 'members');
const MyEvents = chakraScreen(
  async () => (await import('../member/events/my-events-screen')).MyEventsScreen,
  'attending',
);
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
  const [{ PanelRoutes }, { PREVIEWS }] = await Promise.all([import('../panel/panel-routes'), import('./previews')]);
  return () => <PanelRoutes missing={<NotFoundScreen />} previews={PREVIEWS} />;
}, 'admin');

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
      <Route path="initiatives/:id" element={<Initiative />} />
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
        <Route path="my-events" element={<MyEvents />} />
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

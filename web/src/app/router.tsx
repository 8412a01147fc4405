import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { HomeScreen } from '../features/home/home-screen';
import { NotFoundScreen } from '../features/not-found/not-found-screen';
import { SignupScreen } from '../features/sign-in/signup-screen';
import { loadWords, type Area } from '../lib/i18n';
import { Waiting } from '../ui/states';
import { MemberGuard } from './guards';
import { PublicLayout } from './layouts/public-layout';

/** A screen whose code, and the words it needs, load when it is opened. */
function screen<M>(load: () => Promise<M>, pick: (module: M) => ComponentType, area: Area) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadWords(area)]);
    return { default: pick(module) };
  });
}

const Welcome = screen(
  () => import('../features/sign-in/welcome-screen'),
  (m) => m.WelcomeScreen,
  'common',
);
const CompleteProfile = screen(
  () => import('../features/profile/complete-profile-screen'),
  (m) => m.CompleteProfileScreen,
  'members',
);
const Profile = screen(
  () => import('../features/profile/profile-screen'),
  (m) => m.ProfileScreen,
  'members',
);
const Members = screen(
  () => import('../features/members/members-screen'),
  (m) => m.MembersScreen,
  'members',
);
const AdminLogin = screen(
  () => import('../admin/login-screen'),
  (m) => m.AdminLoginScreen,
  'admin',
);
const AdminLayout = screen(
  () => import('../admin/admin-layout'),
  (m) => m.AdminLayout,
  'admin',
);
const Dashboard = screen(
  () => import('../admin/dashboard-screen'),
  (m) => m.DashboardScreen,
  'admin',
);
const MembersManager = screen(
  () => import('../admin/members-manager/members-manager-screen'),
  (m) => m.MembersManagerScreen,
  'admin',
);

/** The map of all screens. */
export function Screens() {
  const { t } = useTranslation();
  useScrollToTop();
  return (
    <Suspense fallback={<Waiting text={t('checking')} />}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route index element={<HomeScreen />} />
          <Route path="signup" element={<SignupScreen />} />
          <Route path="welcome" element={<Welcome />} />
          <Route element={<MemberGuard />}>
            <Route path="complete-profile" element={<CompleteProfile />} />
            <Route path="profile" element={<Profile />} />
            <Route path="members" element={<Members />} />
          </Route>
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
        <Route path="admin/login" element={<AdminLogin />} />
        <Route path="admin" element={<AdminLayout />}>
          <Route index element={<Dashboard />} />
          <Route path="members-manager" element={<MembersManager />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

/** Every change of address starts at the top, as specified; going back is the browser's own affair. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    scrollTo(0, 0);
  }, [pathname]);
}

/** Every address of the product. Links use these names, so that an address can change in one place. */
export const paths = {
  home: '/',
  events: '/events',
  event: (id: string) => `/events/${id}`,
  experts: '/experts',
  about: '/about',
  join: '/join',
  impact: '/impact',
  stories: '/stories',
  story: (id: string) => `/stories/${id}`,
  programs: '/programs',
  program: (id: string) => `/programs/${id}`,
  initiative: (id: string) => `/initiatives/${id}`,
  news: '/news',
  newsItem: (id: string) => `/news/${id}`,
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  signup: '/signup',
  welcome: '/welcome',
  confirmAddress: '/confirm-address',
  completeProfile: '/complete-profile',
  profile: '/profile',
  members: '/members',
  myEvents: '/my-events',
  adminLogin: '/admin/login',
  adminForgot: '/admin/forgot',
  adminPassword: '/admin/password',
  admin: '/admin',
  membersManager: '/admin/members-manager',
} as const;

/** Where sign-in starts. It is the API's, not a page: the browser navigates there. */
export function signInStart(language: string, returnTo?: string): string {
  const query = new URLSearchParams({ lang: language, ...(returnTo && { returnTo }) });
  return `/api/auth/linkedin/start?${query}`;
}

import type { Language } from '@nexus/domain/bilingual';
import pages from 'virtual:paths';

/** Every address of the product, without a language: of pages as the map in `domain` has them, and of the panel's entries. */
export const paths = {
  ...pages,
  adminLogin: '/admin/login',
  adminForgot: '/admin/forgot',
  adminPassword: '/admin/password',
  adminAccount: '/admin/account',
  adminHelp: '/admin/help',
  membersManager: '/admin/members-manager',
} as const;

/** Where sign-in starts. It is the API's, not a page: the browser navigates there. */
export function signInStart(language: Language, returnTo?: string): string {
  const back = returnTo && returnTo !== '/' ? `&returnTo=${encodeURIComponent(returnTo)}` : '';
  return `/api/auth/linkedin/start?lang=${language}${back}`;
}

import { readAddress } from '../pages/in-language';
import { paths } from '../pages/paths';
import { safeReturnPath } from '../web-address';

const { home, signup, welcome, confirmAddress, join, profile, completeProfile } = paths;
/** Where nobody is on their way to: the steps of a sign-in, and what it leads to anyway. */
const NOWHERE: readonly string[] = [home, signup, welcome, confirmAddress, join, profile, completeProfile];

/** The page of ours that somebody was on their way to when they signed in, without its language; empty for none (S07). */
export function wantedPath(returnTo: string | undefined): string {
  const safe = safeReturnPath(returnTo, '');
  const { path } = readAddress(safe);
  return NOWHERE.includes(path) ? '' : path;
}

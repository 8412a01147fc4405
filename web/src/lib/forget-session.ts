import { BROWSER_KEYS } from '@nexus/domain/limits';
import { forget, remembered, rememberAs } from './browser-storage';
import { HOME_PLACE, leavePlace } from './home-place';
import { ENDED, STAFF_HINT } from './session-hint';

/** Forgets everything personal that this browser keeps (S40). Drafts stay, locked: only their writer has the key. */
export function forgetSession(hasEnded = false): void {
  for (const key of [BROWSER_KEYS.currentMember, STAFF_HINT])
    if (hasEnded && remembered(key) !== null) rememberAs(key, ENDED);
    else forget(key);
  forget(BROWSER_KEYS.profileCardDismissed);
  forget('profile_draft');
  forget(HOME_PLACE);
  delete document.documentElement.dataset['hint'];
  leavePlace();
}

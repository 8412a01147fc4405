import { rememberAs } from './browser-storage';

/** How high a member's part of the home page was in this browser last, and at which width: `before-paint.js` leaves as much room. */
export const HOME_PLACE = 'home_place';

export function keepPlace(height: number): void {
  rememberAs(HOME_PLACE, `${innerWidth} ${Math.round(height)}`);
}

/** The room is taken by what it was left for, or nothing comes. */
export function leavePlace(): void {
  delete document.documentElement.dataset['place'];
}

/** What it was left for is all there: it is as high as it is. */
export function forgetHeight(): void {
  document.documentElement.style.removeProperty('--home-place');
}

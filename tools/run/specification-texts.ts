/** One or several statements of the two specifications that a review once found unmet: their numbers, and what they say. */
export interface Specified {
  numbers: readonly string[];
  text: string;
}

const one = (numbers: string, text: string): Specified => ({ numbers: numbers.split(' '), text });
const range = (from: number, to: number, text: string): Specified => ({
  numbers: Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(3, '0')),
  text,
});

/** Every one of them, in the order of their numbers. */
export const SPECIFIED: readonly Specified[] = [
  one('047', '/signup: the card is titled _Join community_'),
  one('054', '`picture` in the address prefills the profile (differs)'),
  one('078', 'the avatar of the profile takes a new photo'),
  one('085', '_Loading profile..._ is on the screen (differs)'),
  one('095 114 192 393', 'no English in Arabic: names of links, status of programs'),
  one('128', 'a failed read of the session says so, with _Try again_'),
  one('157', '_Loading…_ as text'),
  one('170', 'a member without a status is pending'),
  one('186', 'of two moderators the second is told who decided what, and when'),
  one('199', 'the bar changes after 50 px on every page'),
  one('212 213', 'tooltips after 700 ms, scroll areas hide after 600 ms'),
  one('229', '_Join us_'),
  one('239', '_What You’ll Gain_ is hidden on the home page'),
  one('298', 'a full event has a waitlist, and says so beforehand'),
  one('304', 'on a phone an event has a bar at the foot'),
  one('307', '`registrationUrl` for approved members alone'),
  one('353', 'a form without `elapsed` is stored'),
  one('360', 'the privacy address is a mail link'),
  one('392', '/admin/activity shows before and after'),
  one('405 406 466 482', 'failures are in the catalogue’s words where they are met: hero, pictures, unknown ones'),
  one('426', 'exactly one mission & vision is active'),
  one('433 434', '_Load Landing Page Data_ fills the form with this community’s words, and stores nothing'),
  one('436 449', '`content` of pages, `missionStatement`'),
  one('461 546 561', 'events, experts, partners: a dialog over the grid (differs: a page with an address)'),
  one('484', 'an admin user has `displayName` and `permissions`'),
  one('485 591', 'submissions at the specified address'),
  one('489', 'cards of stories have _Edit_ and _Delete_'),
  one('499', 'achievements one per line'),
  one('502', 'the same default year whichever way a story comes in'),
  one('503', 'a year that is not a number becomes this year'),
  one('520 534 584', 'statistics: the eight cards, defaults as placeholders'),
  one('555', '`null` for an empty optional field is accepted'),
  one('590', 'type `contact`'),
  one('650', 'the logo upload is its own widget'),
  range(655, 666, 'fields of events, pages, hero, about, stories, programs …'),
  range(684, 693, 'fields of the panel’s documents, ids, dates, `gradient`, `color`'),
  one('709', 'staff find all experts'),
  one('713', 'staff find all members'),
  one('721', 'the body of a join request, `createdAt`'),
  one('734', 'staff find all entries'),
  one('744 745', 'applications at the specified addresses'),
  range(765, 773, 'failures of services in the catalogue’s words'),
  range(775, 778, 'failures of experts and partners in the catalogue’s words'),
  one('788 789', 'experts and partners: fresh 5 minutes, kept 10'),
  range(791, 793, 'the panel prefetches (differs: it reads what is opened)'),
  one('801', 'an unknown role has no permission'),
  one('823', 'the confirmation mail has an unsubscribe link'),
  one('828 830 835 839', 'the seed'),
];

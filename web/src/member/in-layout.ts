import { loadWords } from '../lib/words/load';

/** What stands around the public pages for a member, each with its words: visitors do not load even where it is. */
export async function loadProfileCard() {
  const [{ ProfileCard }] = await Promise.all([import('./profile/profile-card'), loadWords('members')]);
  return ProfileCard;
}

export async function loadMemberHome() {
  const [{ MemberHome }] = await Promise.all([
    import('./home/member-home'),
    loadWords('members'),
    loadWords('attending'),
  ]);
  return MemberHome;
}

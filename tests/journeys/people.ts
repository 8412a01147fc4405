import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { MemberStatus } from '@nexus/domain/membership/member';
import type { Profile } from '@nexus/domain/membership/profile';
import type { Role } from '@nexus/domain/permissions';
import { db } from '../../functions/src/firebase';
import { fingerprint } from '../../functions/src/secrets';
import { aMember, aStaff, PASSWORD, type Person, type Staff } from '../setup/people';
import { isNightly } from '../setup/share';

/** By day nothing moves unless a journey asks for it: what is drawn sixty times a second takes a quarter of the processor. */
const MOTION = isNightly ? {} : ({ reducedMotion: 'reduce' } as const);

/** A page in a browser context of its own. */
export async function aPage(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ ...MOTION, ...options });
  context.on('page', answering);
  return context.newPage();
}

/** A page drawn by the server is seen before it answers: opening one of ours waits until it does. */
function answering(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await open(address, options);
    await page.waitForFunction(() => !document.getElementById('root') || document.documentElement.dataset['ready']);
    return response;
  };
}

/** Signs in with LinkedIn as one of the local personas, or as somebody new by that name. */
export async function signIn(
  page: Page,
  persona: string,
  given: { as?: string; name?: string; language?: 'en' | 'ar' } = {},
): Promise<void> {
  await page.goto(`/api/auth/linkedin/start?lang=${given.language ?? 'en'}`);
  const address = new URL(page.url());
  address.searchParams.set('persona', persona);
  if (given.as) address.searchParams.set('as', given.as);
  if (given.name) address.searchParams.set('name', given.name);
  await page.goto(address.href);
  await page.waitForURL(/\/(complete-profile|profile|signup)/);
}

export interface OwnMember extends Person {
  name: string;
  email: string;
  /** By this they sign in: `signIn(page, 'new', { as })`. */
  as: string;
}

/** A member of one journey alone, in that status, who can sign in with LinkedIn. */
export async function ownMember(status: MemberStatus, given: Partial<Profile> = {}): Promise<OwnMember> {
  const as = unique('member').toLowerCase();
  const profile = { name: `Member ${as}`, email: `${as}@nexus.test`, ...given };
  const person = await aMember(status, profile);
  const subject = fingerprint(`${process.env['LINKEDIN_CLIENT_ID']}\nli-${as}`);
  await db().doc(`identities/linkedin-${subject}`).set({ memberId: person.id, createdAt: new Date().toISOString() });
  return { ...person, name: profile.name, email: profile.email, as };
}

/** A page on which a member of this journey alone is signed in, at their profile. */
export async function asMember(page: Page, status: MemberStatus, given: Partial<Profile> = {}): Promise<OwnMember> {
  const member = await ownMember(status, given);
  await signIn(page, 'new', { as: member.as });
  return member;
}

const ROLES = { super: 'super_admin', admin: 'admin', editor: 'editor', viewer: 'viewer' } as const;
export type StaffKind = keyof typeof ROLES;
type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
const signedIn = new Map<StaffKind, { staff: Staff; state: State }>();

/**
 * Opens the panel, `at` an address of its own where one is given, as staff of that role: an account that this worker
 * made, whose sign-in is walked once and kept. A journey that ends its session signs in as `isNew` staff of its own.
 */
export async function signInAsStaff(
  page: Page,
  who: StaffKind,
  { at, isNew }: { at?: string; isNew?: boolean } = {},
): Promise<Staff> {
  const known = isNew ? undefined : signedIn.get(who);
  if (known) {
    await page.context().setStorageState(known.state);
    await page.goto(at ?? '/admin');
    if (!at) await page.waitForURL(/\/admin$/);
    return known.staff;
  }
  const staff = await aStaff(ROLES[who] satisfies Role, { name: unique(`The ${who}`) });
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/admin$/);
  await expect(page.locator('.panel')).toBeVisible();
  if (!isNew) signedIn.set(who, { staff, state: await page.context().storageState({ indexedDB: true }) });
  if (at) await page.goto(at);
  return staff;
}

/** Chooses one of several that stand side by side, or a switch of the editor: people press what is drawn over it. */
export async function turn(control: Locator, isOn = true): Promise<void> {
  if ((await control.isChecked()) !== isOn) await control.locator('xpath=ancestor::label[1]').click();
  await expect(control).toBeChecked({ checked: isOn });
}

export const choose = (where: Page | Locator, name: string | RegExp): Promise<void> =>
  turn(where.getByRole('radio', { name, exact: true }).first());

export const toast = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Notices|الإشعارات)$/ }).getByRole('status');

/** What stands over the screen: the uppermost, where several do. */
export const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Fills what *Submit & Request to Join* asks for beyond what LinkedIn gave. */
export async function fillProfile(page: Page): Promise<void> {
  await page.getByLabel('Title').fill('Urban planner');
  await page.getByLabel(/^About/).fill('I plan streets for walking.');
  await page.getByLabel('LinkedIn').fill('linkedin.com/in/journey');
  await page.getByRole('button', { name: 'Design', exact: true }).click();
}

let count = 0;
/** A name that no other journey, worker or run uses. */
export const unique = (name: string) => `${name}-${Date.now().toString(36)}${process.pid.toString(36)}${(count += 1)}`;

export async function expectNoScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(window ?? 0);
}

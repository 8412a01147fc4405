import { z } from 'zod';
import { LIMITS } from '../limits';
import { badgeKind } from '../membership/badges';
import { memberCard, memberStatus, moderatedMember, ownMember, publicMember } from '../membership/member';
import { profileInput } from '../membership/profile';
import { SKILLS } from '../membership/skills';
import { documentId } from './ids';
import { keptPicture } from './media';
import { routes } from './route';

export const memberId = z.object({ id: documentId(/^[A-Za-z0-9_-]{1,128}$/) });

export const skillList = z
  .string()
  .max(500)
  .transform((text) => text.split(',').filter((skill) => skill !== ''))
  .pipe(z.array(z.enum(SKILLS, 'skill')));
const badgeList = z
  .string()
  .max(100)
  .transform((text) => text.split(',').filter((kind) => kind !== ''))
  .pipe(z.array(badgeKind));

export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.number(), page: z.number(), pageCount: z.number() });

export const statusCounts = z.object({ pending: z.number(), approved: z.number(), rejected: z.number() });
export const directoryPage = page(memberCard);
export const moderationPage = page(moderatedMember).extend({ counts: statusCounts });

export const memberRoutes = routes({
  /**
   * The directory (`approved=1`), or by `manage_users` all members, or those in one `status`; 12 a page. `skills`: with
   * one of these; `badges`: with all of these. `newest=1`: those of the directory who were approved last, the newest
   * first, without who asks.
   */
  listMembers: {
    method: 'GET',
    path: '/api/members',
    action: 'directory.read',
    query: z.strictObject({
      approved: z.literal('1').optional(),
      newest: z.literal('1').optional(),
      status: memberStatus.optional(),
      q: z.string().max(LIMITS.searchCharacters).default(''),
      skills: skillList.default([]),
      badges: badgeList.default([]),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    response: z.union([moderationPage, directoryPage]),
  },
  /** `as=members`: of one's own profile, or for a moderator, what other members see of it. */
  readMember: {
    method: 'GET',
    path: '/api/members/{id}',
    action: 'profile.read',
    params: memberId,
    query: z.strictObject({ as: z.literal('members').optional() }),
    ownerParam: 'id',
    response: z.union([ownMember, publicMember]),
  },
  createMember: {
    method: 'POST',
    path: '/api/members',
    action: 'profile.create',
    body: profileInput,
    response: ownMember,
    status: 201,
  },
  /**
   * Own profile fields, or by `manage_users` a decision (with the member's `standing` that it was based on as
   * `If-Match`: 428 without it, 409 when it changed since), the verified flag, the events that they speak at or the end
   * of their sessions; the handler parses whichever it is. 403 for a moderator who sends words of a profile, which are
   * their owner's; 422 for what does not parse.
   */
  changeMember: {
    method: 'PUT',
    path: '/api/members/{id}',
    action: 'profile.write',
    params: memberId,
    ownerParam: 'id',
    body: z.record(z.string(), z.unknown()),
    response: ownMember,
  },
  /** Everything that is kept about the member, as one JSON file. */
  downloadData: {
    method: 'GET',
    path: '/api/members/{id}/data',
    action: 'profile.own',
    params: memberId,
    ownerParam: 'id',
    response: z.record(z.string(), z.unknown()),
  },
  /** Sends the link again that confirms the address in the profile; the one sent before stops working. */
  resendConfirmation: {
    method: 'POST',
    path: '/api/members/{id}/address-confirmation',
    action: 'profile.own',
    params: memberId,
    ownerParam: 'id',
    body: z.strictObject({}),
    response: ownMember,
  },
  /** Takes an address that waits back: the confirmed one stands in the profile again. */
  takeBackAddress: {
    method: 'DELETE',
    path: '/api/members/{id}/address-confirmation',
    action: 'profile.own',
    params: memberId,
    ownerParam: 'id',
    response: ownMember,
  },
  /** Confirms an address by the one-time link in the mail to it, in any browser. */
  confirmAddress: {
    method: 'POST',
    path: '/api/address-confirmations',
    action: 'form.submit',
    body: z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) }),
    bodyBytes: LIMITS.formBodyBytes,
  },
  /** Forgets the page that they were on their way to when they signed in: they are there, or want it no more. */
  forgetWanted: {
    method: 'DELETE',
    path: '/api/members/{id}/wanted',
    action: 'profile.own',
    params: memberId,
    ownerParam: 'id',
    response: ownMember,
  },
  /** Copies the picture that LinkedIn named at the last sign-in. It shows once the profile is saved with it. */
  copyLinkedinPicture: {
    method: 'POST',
    path: '/api/members/{id}/linkedin-picture',
    action: 'profile.own',
    params: memberId,
    ownerParam: 'id',
    body: z.strictObject({}),
    response: keptPicture,
  },
  /** Asks to leave: hidden at once, erased after 14 days. `stay` takes it back until then. */
  leave: {
    method: 'POST',
    path: '/api/members/{id}/leave',
    action: 'profile.own',
    params: memberId,
    ownerParam: 'id',
    body: z.strictObject({ stay: z.boolean().default(false) }),
    response: ownMember,
  },
});

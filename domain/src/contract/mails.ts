import { z } from 'zod';
import { CHOSEN_MAILS, NEWSLETTER_MAILS, TEAM_MAILS } from '../mails';
import { ownMember } from '../membership/member';
import { memberId } from './members';
import { routes } from './route';

const kind = z.object({ kind: z.enum(CHOSEN_MAILS) });
const byKey = memberId.extend({
  kind: z.enum([...CHOSEN_MAILS, TEAM_MAILS, NEWSLETTER_MAILS]),
  key: z.string().regex(/^[\w-]{43}$/),
});

export const mailRoutes = routes({
  /** Turns a kind of mails on or off. */
  chooseMails: {
    method: 'PUT',
    path: '/api/members/{id}/mails/{kind}',
    action: 'profile.own',
    params: memberId.extend(kind.shape),
    ownerParam: 'id',
    body: z.strictObject({ isOn: z.boolean() }),
    response: ownMember,
  },
  /** What mail programs send where their reader presses *Unsubscribe* (RFC 8058), and the page behind the link in the mail. */
  endMails: {
    method: 'POST',
    path: '/api/mails/{id}/{kind}/{key}',
    action: 'form.submit',
    params: byKey,
    isByKey: true,
  },
  /** The same address in a browser: leads to the page, and changes nothing. */
  seeMails: {
    method: 'GET',
    path: '/api/mails/{id}/{kind}/{key}',
    action: 'site.read',
    params: byKey,
    raw: true,
  },
});

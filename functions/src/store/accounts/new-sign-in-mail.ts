import type { Language } from '@nexus/domain/bilingual';
import { addressOf } from '../../site-address';
import { composeMail, type Mail } from '../../mails/mail';
import { saidDevice, saidMoment } from '../../mails/said';
import { now } from '../kernel/clock';
import type { SignInFrom } from './sign-ins';

/** Tells somebody of the staff that their account was signed in to from a browser that was not seen before. */
export function newSignInMail(staff: { email: string; name: string }, from: SignInFrom, language: Language): Mail {
  const { email: to, name } = staff;
  const values = {
    name,
    device: saidDevice(from, language),
    when: saidMoment(now(), language),
    link: addressOf('/admin/account', language),
    password: addressOf('/admin/forgot', language),
  };
  return composeMail({ to, language, kind: 'newSignIn', values });
}

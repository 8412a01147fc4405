/** How LinkedIn may behave, one switch a fault or variant that has been seen or must be refused. */
export interface Behaviour {
  issuer: 'https://www.linkedin.com/oauth' | 'https://www.linkedin.com' | 'https://www.linkedin.com.evil.test';
  nonce: 'absent' | 'right' | 'wrong';
  emailVerified: true | 'true' | 'false' | 'absent';
  email: 'present' | 'absent' | 'changed';
  key: 'plain' | 'rotated' | 'unknown';
  algorithm: 'RS256' | 'none' | 'HS256';
  expired: boolean;
  futureIssuedAt: boolean;
  /** Issued 20 minutes ago; it would not expire for another while. */
  oldIssuedAt: boolean;
  noExpiry: boolean;
  wrongAudience: boolean;
  cancel: '' | 'user_cancelled_login' | 'user_cancelled_authorize' | 'some_other_error';
  slowToken: boolean;
  tokenDown: boolean;
  otherSubject: boolean;
  userinfoSubject: 'same' | 'other';
  picture: 'there' | 'expired' | 'elsewhere' | 'absent';
  /** How the bodies of these answers come: whole, as fast as can be without an end, or a byte now and then for ever. */
  tokenBody: Body;
  userinfoBody: Body;
  keysBody: Body;
  subject: 'text' | 'number' | 'object' | 'empty';
  name: 'plain' | 'half a character' | 'controls';
}
/** How the body of an answer comes. */
export type Body = 'whole' | 'endless' | 'trickling';

/** As LinkedIn is. */
export const WELL_BEHAVED: Behaviour = {
  issuer: 'https://www.linkedin.com/oauth',
  nonce: 'absent',
  emailVerified: true,
  email: 'present',
  key: 'plain',
  algorithm: 'RS256',
  expired: false,
  futureIssuedAt: false,
  oldIssuedAt: false,
  noExpiry: false,
  wrongAudience: false,
  cancel: '',
  slowToken: false,
  tokenDown: false,
  otherSubject: false,
  userinfoSubject: 'same',
  picture: 'there',
  tokenBody: 'whole',
  userinfoBody: 'whole',
  keysBody: 'whole',
  subject: 'text',
  name: 'plain',
};

/** Somebody whom the local identity provider signs in. */
export interface Persona {
  key: string;
  label: string;
  subject: string;
  name: string;
  email: string;
  locale: string;
  behaviour: Partial<Behaviour>;
}

/** People as they come. The pending, the approved and the rejected one are in the seed, under these subjects. */
export const PEOPLE: readonly Persona[] = [
  {
    key: 'new',
    label: 'A new person',
    subject: 'li-new',
    name: 'Salma Farouk',
    email: 'salma.farouk@nexus.test',
    locale: 'en-US',
    behaviour: {},
  },
  {
    key: 'pending',
    label: 'A pending member',
    subject: 'li-pending',
    name: 'Nadine Girgis',
    email: 'nadine.girgis@nexus.test',
    locale: 'en-US',
    behaviour: {},
  },
  {
    key: 'approved',
    label: 'An approved member',
    subject: 'li-approved',
    name: 'Mariam Abdel-Rahman',
    email: 'mariam@nexus.test',
    locale: 'en-US',
    behaviour: {},
  },
  {
    key: 'rejected',
    label: 'A rejected member',
    subject: 'li-rejected',
    name: 'Tarek Fouad',
    email: 'tarek.fouad@nexus.test',
    locale: 'en-US',
    behaviour: {},
  },
  {
    key: 'cancels',
    label: 'One who cancels',
    subject: 'li-cancels',
    name: 'Kamal Adel',
    email: 'kamal@nexus.test',
    locale: 'en-US',
    behaviour: { cancel: 'user_cancelled_login' },
  },
  {
    key: 'cancels-consent',
    label: 'One who refuses consent',
    subject: 'li-cancels',
    name: 'Kamal Adel',
    email: 'kamal@nexus.test',
    locale: 'en-US',
    behaviour: { cancel: 'user_cancelled_authorize' },
  },
  {
    key: 'no-email',
    label: 'One without an e-mail',
    subject: 'li-no-email',
    name: 'Hala Samir',
    email: '',
    locale: 'ar-EG',
    behaviour: { email: 'absent', emailVerified: 'absent' },
  },
];

/** By key: what the persona is called, and what LinkedIn does otherwise. */
const FAULTS: Record<string, [label: string, behaviour: Partial<Behaviour>]> = {
  'issuer-old': ['Issuer: the older value', { issuer: 'https://www.linkedin.com' }],
  'issuer-wrong': ['Issuer: another site', { issuer: 'https://www.linkedin.com.evil.test' }],
  'nonce-right': ['Nonce: present and right', { nonce: 'right' }],
  'nonce-wrong': ['Nonce: wrong', { nonce: 'wrong' }],
  'email-string': ['E-mail verified as the text "true"', { emailVerified: 'true' }],
  'email-unverified': ['E-mail verified as the text "false"', { emailVerified: 'false' }],
  'email-unknown': ['E-mail without a word on verification', { emailVerified: 'absent' }],
  'email-changed': ['E-mail changed since last time', { email: 'changed' }],
  'key-rotated': ['Signing key rotated', { key: 'rotated' }],
  'key-unknown': ['Signed by an unknown key', { key: 'unknown' }],
  'alg-none': ['Token without a signature', { algorithm: 'none' }],
  'alg-hs256': ['Token signed with HS256', { algorithm: 'HS256' }],
  expired: ['Token expired', { expired: true }],
  'future-iat': ['Token from the future', { futureIssuedAt: true }],
  'old-iat': ['Token issued 20 minutes ago', { oldIssuedAt: true }],
  'no-expiry': ['Token that never expires', { noExpiry: true }],
  'wrong-audience': ['Token for another app', { wrongAudience: true }],
  'unknown-error': ['LinkedIn answers an unknown error', { cancel: 'some_other_error' }],
  'slow-token': ['LinkedIn is slow', { slowToken: true }],
  'token-down': ['LinkedIn is down', { tokenDown: true }],
  'other-app': ['The same person through another app', { otherSubject: true }],
  'picture-expired': ['Picture: its address has expired', { picture: 'expired' }],
  'picture-elsewhere': ['Picture: named at another place', { picture: 'elsewhere' }],
  'picture-absent': ['No picture', { picture: 'absent' }],
  'token-endless': ['Token answer without an end', { tokenBody: 'endless' }],
  'token-trickling': ['Token answer a byte at a time', { tokenBody: 'trickling' }],
  'userinfo-endless': ['Userinfo without an end', { email: 'absent', userinfoBody: 'endless' }],
  'userinfo-trickling': ['Userinfo a byte at a time', { email: 'absent', userinfoBody: 'trickling' }],
  'keys-endless': ['Keys without an end', { key: 'unknown', keysBody: 'endless' }],
  'subject-number': ['Subject: a number', { subject: 'number' }],
  'subject-object': ['Subject: an object', { subject: 'object' }],
  'subject-empty': ['Subject: an empty text', { subject: 'empty' }],
  'name-half': ['Name with half a character', { name: 'half a character' }],
  'name-controls': ['Name with controls and an override', { name: 'controls' }],
  'userinfo-other': ['Userinfo speaks of somebody else', { email: 'absent', userinfoSubject: 'other' }],
};

/** One person for each way in which LinkedIn misbehaves. */
export const MISBEHAVING: readonly Persona[] = Object.entries(FAULTS).map(([key, [label, behaviour]]) => ({
  key,
  label,
  subject: `li-${key}`,
  name: 'Rana Misbehaved',
  email: `${key}@nexus.test`,
  locale: 'en-US',
  behaviour,
}));

export const PERSONAS: readonly Persona[] = [...PEOPLE, ...MISBEHAVING];

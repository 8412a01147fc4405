import type { Bilingual, Language } from './bilingual';
import { LOCALE } from './locale';

type Unit = 'hour' | 'day' | 'month';

/** What is kept where, and for how long. The privacy page, `docs/operate.md` and the sweep that deletes read this. */
export interface Retention {
  what: Bilingual;
  collections: readonly string[];
  /**
   * How it ends: after a time, by Firestore's TTL on `expiresAt` or by our sweep on the ISO instant in `field`;
   * otherwise as the words say.
   */
  ends:
    { count: number; unit: Unit; by: 'ttl' } | { count: number; unit: Unit; by: 'sweep'; field: string } | Bilingual;
}

export const RETENTION: readonly Retention[] = [
  {
    what: { en: 'Profiles, sign-in links and attendance', ar: 'الملفات وروابط الدخول والحضور' },
    collections: ['members', 'identities', 'applications', 'eventSeats', 'roster', 'rosterChanges'],
    ends: { en: 'while you are a member; 14 days after you leave', ar: 'ما دمت عضوًا، ثم ١٤ يومًا بعد مغادرتك' },
  },
  {
    what: { en: 'Links that confirm an address', ar: 'روابط تأكيد العناوين' },
    collections: ['addressLinks'],
    ends: { count: 1, unit: 'day', by: 'ttl' },
  },
  {
    what: { en: 'The secret address of your events for calendars', ar: 'العنوان السري لفعالياتك في التقاويم' },
    collections: ['calendarFeeds'],
    ends: {
      en: 'until you take it away or are no member any more',
      ar: 'حتى تزيله أو تنتهي عضويتك',
    },
  },
  {
    what: { en: 'Notes on what an erasure still has to remove', ar: 'ملاحظات عما بقي ليُمحى' },
    collections: ['erasures'],
    ends: { en: 'until nothing is left', ar: 'حتى لا يبقى شيء' },
  },
  {
    what: { en: 'Requests to join', ar: 'طلبات الانضمام' },
    collections: ['joinRequests'],
    ends: { en: 'as long as the profile', ar: 'ما بقي الملف' },
  },
  {
    what: { en: 'Pictures of profiles', ar: 'صور الملفات' },
    collections: ['pictures'],
    ends: { en: '30 days after nothing shows them', ar: '٣٠ يومًا بعد أن لا يعرضها شيء' },
  },
  {
    what: { en: 'Applications from the forms', ar: 'الطلبات المرسلة من النماذج' },
    collections: ['submissions'],
    ends: { count: 12, unit: 'month', by: 'sweep', field: 'submittedAt' },
  },
  {
    what: { en: 'Newsletter addresses', ar: 'عناوين النشرة' },
    collections: ['subscribers'],
    ends: {
      en: 'until you unsubscribe; then only as a note not to write to you',
      ar: 'حتى تلغي الاشتراك، ثم علامةً فقط حتى لا نراسلك',
    },
  },
  {
    what: { en: 'Copies of the emails we sent', ar: 'نسخ الرسائل التي أرسلناها' },
    collections: ['mail'],
    ends: { count: 3, unit: 'month', by: 'sweep', field: 'createdAt' },
  },
  {
    what: { en: 'Records of who changed what', ar: 'سجل من غيّر ماذا' },
    collections: ['audit', 'auditParts'],
    ends: { count: 24, unit: 'month', by: 'sweep', field: 'at' },
  },
  {
    what: { en: 'Deleted content', ar: 'المحتوى المحذوف' },
    collections: ['bin'],
    ends: { count: 30, unit: 'day', by: 'ttl' },
  },
  {
    what: { en: 'Who of the staff has which document open', ar: 'من فتح أي محتوى من فريق الإدارة' },
    collections: ['presence'],
    ends: { count: 1, unit: 'day', by: 'ttl' },
  },
  {
    what: { en: 'Keys to drafts, which stay locked in your browser', ar: 'مفاتيح المسودات، وهي تبقى مقفلة في متصفحك' },
    collections: ['draftKeys'],
    ends: {
      en: 'as long as the account; the drafts go 30 days after you last typed',
      ar: 'ما بقي الحساب، وتُحذف المسودات بعد ٣٠ يومًا من آخر كتابة',
    },
  },
  {
    what: { en: 'Steps of a sign-in', ar: 'خطوات تسجيل الدخول' },
    collections: ['signIns', 'handles'],
    ends: { count: 1, unit: 'hour', by: 'ttl' },
  },
  {
    what: { en: 'Counters against abuse, with addresses as hashes', ar: 'عدادات منع الإساءة، والعناوين فيها مبصومة' },
    collections: ['limits', 'idempotency'],
    ends: { count: 2, unit: 'day', by: 'ttl' },
  },
  {
    what: { en: 'Work still to do for an account', ar: 'أعمال مؤجلة لحساب' },
    collections: ['outbox'],
    ends: { count: 1, unit: 'month', by: 'sweep', field: 'createdAt' },
  },
  {
    what: { en: 'Accounts of the staff', ar: 'حسابات فريق الإدارة' },
    collections: ['staff', 'staffEmails', 'staffGuard'],
    ends: { en: 'while they work for the community', ar: 'ما داموا يعملون للمجتمع' },
  },
];

/** How long, in words of a language. */
export function howLong({ ends }: Retention, language: Language): string {
  if (!('by' in ends)) return ends[language];
  const format = new Intl.NumberFormat(LOCALE[language], { style: 'unit', unit: ends.unit, unitDisplay: 'long' });
  return format.format(ends.count);
}

/** Before when something must have begun to be over now. */
export function cutoff({ count, unit }: { count: number; unit: Unit }, now: Date): Date {
  const at = new Date(now);
  if (unit === 'month') at.setUTCMonth(at.getUTCMonth() - count);
  else at.setTime(at.getTime() - count * (unit === 'day' ? 86_400_000 : 3_600_000));
  return at;
}

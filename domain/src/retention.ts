import type { Bilingual } from './bilingual';

export type Unit = 'hour' | 'day' | 'month';

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
      en: 'until you remove it or are no longer a member',
      ar: 'حتى تزيله أو تنتهي عضويتك',
    },
  },
  {
    what: { en: 'Notes on what an erasure still has to remove', ar: 'ملاحظات عما بقي ليُمحى' },
    collections: ['erasures'],
    ends: { en: 'until nothing is left', ar: 'حتى لا يبقى شيء' },
  },
  {
    what: {
      en: 'Requests to join, questions about them and notes of the team',
      ar: 'طلبات الانضمام وما دار حولها من أسئلة وملاحظات الفريق',
    },
    collections: ['joinRequests', 'cases'],
    ends: { en: 'as long as the profile', ar: 'ما بقي الملف' },
  },
  {
    what: { en: 'Pictures of profiles', ar: 'صور الملفات' },
    collections: ['pictures'],
    ends: { en: '30 days after they were last shown anywhere', ar: '٣٠ يومًا بعد آخر ظهور لها' },
  },
  {
    what: { en: 'Applications from the forms', ar: 'الطلبات المرسلة من النماذج' },
    collections: ['submissions'],
    ends: { count: 12, unit: 'month', by: 'sweep', field: 'submittedAt' },
  },
  {
    what: {
      en: 'Newsletter addresses, and which words were agreed to, when and on which page',
      ar: 'عناوين النشرة، وما وُوفق عليه من نص ومتى وفي أي صفحة',
    },
    collections: ['subscribers', 'consents'],
    ends: {
      en: 'until you unsubscribe; then only as a note not to write to you',
      ar: 'حتى تلغي الاشتراك، ثم علامةً فقط حتى لا نراسلك',
    },
  },
  {
    what: { en: 'Issues of the newsletter, and which one is going out', ar: 'أعداد النشرة، وما يُرسل منها الآن' },
    collections: ['issues', 'sendings'],
    ends: { en: 'as long as the archive', ar: 'ما بقي أرشيف النشرة' },
  },
  {
    what: {
      en: 'Copies of the emails we sent; those with a member’s message only until they are sent',
      ar: 'نسخ الرسائل التي أرسلناها، وما كان منها رسالة عضو فحتى تُرسل فقط',
    },
    collections: ['mail'],
    ends: { count: 3, unit: 'month', by: 'sweep', field: 'createdAt' },
  },
  {
    what: { en: 'Messages from member to member', ar: 'رسائل الأعضاء بعضهم إلى بعض' },
    collections: ['messages'],
    ends: { count: 30, unit: 'day', by: 'ttl' },
  },
  {
    what: { en: 'Whom you blocked', ar: 'من حظرتهم' },
    collections: ['blocks'],
    ends: { en: 'until you unblock them or one of you leaves', ar: 'حتى تلغي الحظر أو يغادر أحدكما' },
  },
  {
    what: { en: 'Requests to mentors and mentorships', ar: 'طلبات الإرشاد وعلاقات الإرشاد' },
    collections: ['mentorships'],
    ends: {
      en: 'until one of the two is erased; a request that nobody answers is closed after 30 days',
      ar: 'حتى تُمحى بيانات أحد الطرفين؛ ويُغلق الطلب الذي لا يجيبه أحد بعد ثلاثين يومًا',
    },
  },
  {
    what: { en: 'Messages that were reported to the team', ar: 'الرسائل المبلَّغ عنها لفريق الإدارة' },
    collections: ['reports'],
    ends: { count: 6, unit: 'month', by: 'sweep', field: 'reportedAt' },
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
    what: { en: 'Which of the staff has which document open', ar: 'من فتح أي محتوى من فريق الإدارة' },
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
    what: {
      en: 'The last 20 sign-ins of an account and from which kind of browser, counted from the latest',
      ar: 'آخر ٢٠ دخولًا إلى الحساب ونوع المتصفح في كل منها، تُحسب من أحدثها',
    },
    collections: ['signInNotes'],
    ends: { count: 90, unit: 'day', by: 'ttl' },
  },
  {
    what: {
      en: 'Counters against abuse, with addresses as hashes',
      ar: 'عدادات منع الإساءة، والعناوين فيها على هيئة بصمات رقمية',
    },
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

import { edited, list, only, ownPage, page, pageOf, type Page } from './pages/row';

/**
 * The map of the site: a row a page. Router, links, what the server draws, heads, sitemap, `robots.txt`, Hosting's part of
 * `firebase.json`, previews, budgets and the crawl are drawn from it. Browsers get their part of it alone (`web/build/pages.ts`).
 * The screen of `newsItem` is `NewsItemScreen` in `news-item-screen.tsx`.
 */
export const PAGES = {
  home: page('/', {
    needs: [{ kind: 'home' }],
    edited: 'home',
    structured: 'Organization',
    description: {
      en: 'A Cairo community of planners, architects, developers and investors: workshops, site visits and one-to-one mentoring.',
      ar: 'مجتمع قاهري من المخططين والمعماريين والمطورين والمستثمرين: ورش وزيارات مواقع وإرشاد فردي.',
    },
  }),
  events: page('/events', {
    needs: [list('event')],
    searched: 'event',
    title: { en: 'Events & Media', ar: 'الفعاليات والوسائط' },
    description: {
      en: 'Workshops, site visits, evenings and conferences for real-estate development professionals in Cairo.',
      ar: 'ورش وزيارات وأمسيات ومؤتمرات لمحترفي التطوير العقاري في القاهرة.',
    },
  }),
  event: pageOf('event', '/events/:id', { card: 'event', isArticle: true, structured: 'Event' }),
  experts: page('/experts', {
    needs: [list('expert')],
    title: { en: 'Industry Experts', ar: 'خبراء القطاع' },
    description: {
      en: 'Planners, developers, investors and engineers who mentor.',
      ar: 'مخططون ومطورون ومستثمرون ومهندسون يرشدونك.',
    },
  }),
  about: page('/about', {
    needs: [only('about'), edited('about'), list('missionVision'), list('partner')],
    edited: 'about',
    title: { en: 'About us', ar: 'من نحن' },
  }),
  join: page('/join', {
    words: 'join',
    title: { en: 'Join us', ar: 'انضم إلينا' },
    description: {
      en: 'Take part as a participant, mentor, partner or volunteer.',
      ar: 'شارك مشاركًا أو مرشدًا أو شريكًا أو متطوعًا.',
    },
  }),
  impact: page('/impact', {
    needs: [edited('impact'), only('statistics'), list('successStory'), list('sdg')],
    edited: 'impact',
    title: { en: 'Impact & Success Stories', ar: 'الأثر وقصص النجاح' },
    description: { en: 'Figures, areas and stories of people who took part.', ar: 'أرقام ومجالات وقصص من شاركوا.' },
  }),
  stories: page('/stories', {
    needs: [list('successStory')],
    title: { en: 'Success Stories', ar: 'قصص نجاح' },
    description: { en: 'What became of people who took part.', ar: 'إلى أين وصل من شاركوا.' },
  }),
  story: pageOf('successStory', '/stories/:id', { card: 'story', structured: 'Person' }),
  programs: page('/programs', {
    needs: [list('program'), list('initiative')],
    title: { en: 'Programs', ar: 'البرامج' },
    description: {
      en: 'Months, not evenings: a mentor, a project, a cohort.',
      ar: 'أشهر لا أمسيات: مرشد ومشروع وزملاء.',
    },
  }),
  program: pageOf('program', '/programs/:id'),
  initiative: pageOf('initiative', '/initiatives/:id', { listedOn: '/programs' }),
  news: page('/news', {
    needs: [list('newsItem')],
    title: { en: 'News', ar: 'الأخبار' },
    description: { en: 'What happened, briefly.', ar: 'ما حدث باختصار.' },
  }),
  newsItem: pageOf('newsItem', '/news/:id', { card: 'newsItem', isArticle: true }),
  // Reached from our mails alone.
  newsletter: page('/newsletter', {
    isInSitemap: false,
    title: { en: 'Newsletter', ar: 'النشرة البريدية' },
    description: {
      en: 'What is coming and what we learnt, by email.',
      ar: 'ما القادم وماذا تعلمنا، في رسالة إلى بريدك.',
    },
  }),
  issues: page('/issues', {
    needs: [{ kind: 'issues' }],
    title: { en: 'Newsletter: past issues', ar: 'النشرة البريدية: الأعداد السابقة' },
    description: { en: 'Every issue that we have sent.', ar: 'كل الأعداد التي أرسلناها.' },
  }),
  issue: page('/issues/:id', {
    needs: [{ kind: 'issue' }],
    isArticle: true,
    listedOn: '/issues',
    title: { en: 'Newsletter', ar: 'النشرة البريدية' },
  }),
  privacy: page('/privacy', {
    words: 'legal',
    file: 'legal',
    title: { en: 'Privacy Policy', ar: 'سياسة الخصوصية' },
    description: {
      en: 'What we know about you, why, and what you can do about it.',
      ar: 'ما نعرفه عنك ولماذا وما يمكنك فعله.',
    },
  }),
  terms: page('/terms', {
    words: 'legal',
    file: 'legal',
    title: { en: 'Terms of Service', ar: 'شروط الاستخدام' },
    description: { en: 'What members agree to.', ar: 'ما يوافق عليه الأعضاء.' },
  }),
  cookies: page('/cookies', {
    words: 'legal',
    file: 'legal',
    title: { en: 'Cookie Policy', ar: 'سياسة ملفات الارتباط' },
    description: { en: 'One cookie, and what your browser keeps.', ar: 'ملف واحد وما يحفظه متصفحك.' },
  }),
  signup: page('/signup', {
    words: 'common',
    isInSitemap: false,
    title: { en: 'Join community', ar: 'انضم إلى المجتمع' },
    description: {
      en: 'Sign in with LinkedIn to create your profile.',
      ar: 'سجّل الدخول عبر LinkedIn لإنشاء ملفك.',
    },
  }),
  welcome: ownPage('/welcome', 'anyone', 'signedIn'),
  mails: ownPage('/mails', 'anyone', 'signedIn'),
  confirmAddress: ownPage('/confirm-address', 'anyone', 'signedIn'),
  completeProfile: ownPage('/complete-profile', 'member', 'members'),
  profile: ownPage('/profile', 'member', 'members'),
  members: ownPage('/members', 'member', 'members'),
  member: ownPage('/members/:id', 'member', 'members'),
  // Reached from our mails alone.
  message: ownPage('/messages/:id', 'member', 'members'),
  mentors: ownPage('/mentors', 'member', 'mentors'),
  myEvents: ownPage('/my-events', 'member', 'attending'),
  /** And all addresses below it, which the panel has a map of its own for. */
  admin: ownPage('/admin', 'staff', 'signedIn'),
} satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** What is drawn at an address that no page has. */
export const NOT_FOUND: Page = page('/*', {
  title: { en: '404 Page Not Found', ar: '٤٠٤ الصفحة غير موجودة' },
});

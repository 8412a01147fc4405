/** Titles and descriptions of public pages, for search engines and previews. A page about a document uses its own. */
export const pages = {
  en: {
    home: {
      title: '',
      description:
        'A Cairo community of planners, architects, developers and investors: workshops, site visits and one-to-one mentoring.',
    },
    events: {
      title: 'Events & Media',
      description:
        'Workshops, site visits, evenings and conferences for real-estate development professionals in Cairo.',
    },
    experts: { title: 'Industry Experts', description: 'Planners, developers, investors and engineers who mentor.' },
    about: { title: 'About us', description: '' },
    join: { title: 'Join us', description: 'Take part as a participant, mentor, partner or volunteer.' },
    impact: { title: 'Impact & Success Stories', description: 'Figures, areas and stories of people who took part.' },
    stories: { title: 'Success Stories', description: 'What became of people who took part.' },
    programs: { title: 'Programs', description: 'Months, not evenings: a mentor, a project, a cohort.' },
    news: { title: 'News', description: 'What happened, briefly.' },
    newsletter: { title: 'Newsletter', description: 'One short email a month.' },
    privacy: { title: 'Privacy Policy', description: 'What we know about you, why, and what you can do about it.' },
    terms: { title: 'Terms of Service', description: 'What members agree to.' },
    cookies: { title: 'Cookie Policy', description: 'One cookie, and what your browser keeps.' },
    signup: { title: 'Join community', description: 'Sign in with LinkedIn to make your profile.' },
    notFound: { title: '404 Page Not Found', description: '' },
  },
  ar: {
    home: {
      title: '',
      description: 'مجتمع قاهري من المخططين والمعماريين والمطورين والمستثمرين: ورش وزيارات مواقع وإرشاد فردي.',
    },
    events: {
      title: 'الفعاليات والوسائط',
      description: 'ورش وزيارات وأمسيات ومؤتمرات لمحترفي التطوير العقاري في القاهرة.',
    },
    experts: { title: 'خبراء القطاع', description: 'مخططون ومطورون ومستثمرون ومهندسون يرشدون.' },
    about: { title: 'من نحن', description: '' },
    join: { title: 'انضم إلينا', description: 'شارك مشاركًا أو مرشدًا أو شريكًا أو متطوعًا.' },
    impact: { title: 'الأثر وقصص النجاح', description: 'أرقام ومجالات وقصص من شاركوا.' },
    stories: { title: 'قصص نجاح', description: 'ماذا حدث لمن شاركوا.' },
    programs: { title: 'البرامج', description: 'أشهر لا أمسيات: مرشد ومشروع وزملاء.' },
    news: { title: 'الأخبار', description: 'ما حدث باختصار.' },
    newsletter: { title: 'النشرة البريدية', description: 'رسالة قصيرة كل شهر.' },
    privacy: { title: 'سياسة الخصوصية', description: 'ما نعرفه عنك ولماذا وما يمكنك فعله.' },
    terms: { title: 'شروط الاستخدام', description: 'ما يوافق عليه الأعضاء.' },
    cookies: { title: 'سياسة ملفات الارتباط', description: 'ملف واحد وما يحفظه متصفحك.' },
    signup: { title: 'انضم إلى المجتمع', description: 'سجّل الدخول عبر LinkedIn لإنشاء ملفك.' },
    notFound: { title: '٤٠٤ الصفحة غير موجودة', description: '' },
  },
} as const;

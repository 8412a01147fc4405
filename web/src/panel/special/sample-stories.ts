/** The sample of seven stories that *Bulk Upload* starts with. */
export const SAMPLE_STORIES: readonly Record<string, unknown>[] = [
  {
    personName: {
      en: 'Mariam Adel',
      ar: 'مريم عادل',
    },
    personTitle: {
      en: 'Founder',
      ar: 'مؤسِّسة',
    },
    companyName: {
      en: 'Green Roofs',
      ar: 'أسطح خضراء',
    },
    story: {
      en: 'She turned the roofs of forty buildings in Nasr City into gardens that cool the flats below.',
      ar: 'حوّلت أسطح أربعين عمارة في مدينة نصر إلى حدائق تبرّد الشقق تحتها.',
    },
    quote: {
      en: '',
      ar: '',
    },
    achievements: [],
    fundingRaised: '$400K',
    jobsCreated: 18,
    industry: {
      en: 'CleanTech',
      ar: 'تقنيات نظيفة',
    },
    programAttended: {
      en: 'Green Future Initiative',
      ar: 'مبادرة المستقبل الأخضر',
    },
    yearCompleted: 2021,
    isPublished: true,
  },
  {
    personName: {
      en: 'Karim Nabil',
      ar: 'كريم نبيل',
    },
    personTitle: {
      en: 'Chief executive',
      ar: 'رئيس تنفيذي',
    },
    companyName: {
      en: 'Nabd Clinics',
      ar: 'عيادات نبض',
    },
    story: {
      en: 'His team fits clinics into empty shops, so that a new district has a doctor in its first year.',
      ar: 'يجهّز فريقه عيادات في محال خالية ليكون في الحي الجديد طبيب من عامه الأول.',
    },
    quote: {
      en: '',
      ar: '',
    },
    achievements: [],
    fundingRaised: '$1.2M',
    jobsCreated: 45,
    industry: {
      en: 'HealthTech',
      ar: 'تقنيات صحية',
    },
    programAttended: {
      en: 'Tech Innovation Hub',
      ar: 'مركز الابتكار التقني',
    },
    yearCompleted: 2022,
    isPublished: true,
  },
  {
    personName: {
      en: 'Salma Hegazy',
      ar: 'سلمى حجازي',
    },
    personTitle: {
      en: 'Founder',
      ar: 'مؤسِّسة',
    },
    companyName: {
      en: 'Sabbora',
      ar: 'سبورة',
    },
    story: {
      en: 'She teaches site foremen to read drawings on their phones, in Arabic, in the evenings.',
      ar: 'تعلّم مشرفي المواقع قراءة الرسومات على هواتفهم بالعربية مساءً.',
    },
    quote: {
      en: '',
      ar: '',
    },
    achievements: [],
    fundingRaised: '$650K',
    jobsCreated: 30,
    industry: {
      en: 'EdTech',
      ar: 'تقنيات تعليم',
    },
    programAttended: {
      en: 'Digital Skills Academy',
      ar: 'أكاديمية المهارات الرقمية',
    },
    yearCompleted: 2022,
    isPublished: true,
  },
  {
    personName: {
      en: 'Youssef Amin',
      ar: 'يوسف أمين',
    },
    personTitle: {
      en: 'Co-founder',
      ar: 'شريك مؤسس',
    },
    companyName: {
      en: 'Hasad',
      ar: 'حصاد',
    },
    story: {
      en: 'He plans greenhouses between towers and sells what grows there to those who live above.',
      ar: 'يخطط صوبًا بين الأبراج ويبيع محصولها لمن يسكنون فوقها.',
    },
    quote: {
      en: '',
      ar: '',
    },
    achievements: [],
    fundingRaised: '$300K',
    jobsCreated: 22,
    industry: {
      en: 'AgriTech',
      ar: 'تقنيات زراعية',
    },
    programAttended: {
      en: 'Green Future Initiative',
      ar: 'مبادرة المستقبل الأخضر',
    },
    yearCompleted: 2021,
    isPublished: true,
  },
  {
    personName: {
      en: 'Nour Shaker',
      ar: 'نور شاكر',
    },
    personTitle: {
      en: 'Chief executive',
      ar: 'رئيسة تنفيذية',
    },
    companyName: {
      en: 'Qist',
      ar: 'قسط',
    },
    story: {
      en: 'Her company lets families pay for finishing a flat room by room.',
      ar: 'تتيح شركتها للأسر تشطيب الشقة غرفة غرفة بالتقسيط.',
    },
    quote: {
      en: '',
      ar: '',
    },
    achievements: [],
    fundingRaised: '$2.5M',
    jobsCreated: 60,
    industry: {
      en: 'FinTech',
      ar: 'تقنيات مالية',
    },
    programAttended: {
      en: 'Tech Innovation Hub',
      ar: 'مركز الابتكار التقني',
    },
    yearCompleted: 2023,
    isPublished: true,
  },
  {
    personName: {
      en: 'Omar Fathy',
      ar: 'عمر فتحي',
    },
    personTitle: {
      en: 'Founder',
      ar: 'مؤسِّس',
    },
    companyName: {
      en: 'Raseef',
      ar: 'رصيف',
    },
    story: {
      en: 'He makes paving from the rubble of demolished buildings, two streets away from where they stood.',
      ar: 'يصنع بلاط الأرصفة من ركام المباني المهدومة على بعد شارعين منها.',
    },
    quote: {
      en: '',
      ar: '',
    },
    achievements: [],
    fundingRaised: '$180K',
    jobsCreated: 12,
    industry: {
      en: 'CleanTech',
      ar: 'تقنيات نظيفة',
    },
    programAttended: {
      en: 'Green Future Initiative',
      ar: 'مبادرة المستقبل الأخضر',
    },
    yearCompleted: 2023,
    isPublished: true,
  },
  {
    personName: {
      en: 'Hana Lotfy',
      ar: 'هنا لطفي',
    },
    personTitle: {
      en: 'Founder',
      ar: 'مؤسِّسة',
    },
    companyName: {
      en: 'Daleel',
      ar: 'دليل',
    },
    story: {
      en: 'She wrote the first guide to building permits that a first-time owner can follow alone.',
      ar: 'كتبت أول دليل لتراخيص البناء يستطيع مالك لأول مرة أن يتبعه وحده.',
    },
    quote: {
      en: '',
      ar: '',
    },
    achievements: [],
    fundingRaised: '$90K',
    jobsCreated: 9,
    industry: {
      en: 'EdTech',
      ar: 'تقنيات تعليم',
    },
    programAttended: {
      en: 'Digital Skills Academy',
      ar: 'أكاديمية المهارات الرقمية',
    },
    yearCompleted: 2023,
    isPublished: true,
  },
];

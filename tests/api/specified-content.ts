/**
 * The content of the two specifications, by hand from their sections 3, 5 and 7: where it is, which fields it has, what
 * a form sends of it in full, and what a document holds that says no more than it has to.
 */
export interface SpecifiedContent {
  path: string;
  /** Every field of the answer to staff. */
  fields: string;
  /** Those that a visitor is not told: the product keeps them (0-product §2.5, §3.20). */
  unseen?: string;
  /** A document as a form sends it, every field filled. */
  sends: (picture: string) => Record<string, unknown>;
  /** What is answered of it, where that is not what was sent. */
  answers?: Record<string, unknown>;
  least: Record<string, unknown>;
  /** What `least` is answered with: the specified defaults, and nothing where nothing was said. */
  defaults: Record<string, unknown>;
  /** Optional fields, which may be sent as `null`. */
  optional: string;
}

const WRITTEN = 'Written by hand';
const link = 'https://example.com/there';

export const CONTENT: Record<string, SpecifiedContent> = {
  events: {
    path: '/api/events',
    fields: `id title description fullDescription type date endDate time endTime location venue address mapUrl
      speakerName imageUrl isPublished isFeatured price capacity registrationUrl applicationEnabled
      applicationDeadline createdAt mediaImages speakers agenda benefits requirements tags`,
    unseen: 'registrationUrl',
    sends: (picture) => ({
      title: 'An evening',
      description: WRITTEN,
      fullDescription: WRITTEN,
      type: 'Conference',
      date: '2031-01-14T18:30',
      endDate: '2031-01-14',
      time: '18:30',
      endTime: '20:00',
      location: 'Zamalek',
      venue: 'Hall 2',
      address: '1 Street',
      mapUrl: link,
      speakerName: 'Mona',
      imageUrl: picture,
      isPublished: true,
      isFeatured: true,
      price: 'EGP 200',
      capacity: 40,
      registrationUrl: 'https://tickets.example.com/evening',
      applicationEnabled: true,
      applicationDeadline: '2031-01-10',
      mediaImages: [{ url: picture, alt: 'A hall', caption: 'Before' }],
      speakers: [
        { name: 'Mona', title: 'Planner', bio: WRITTEN, imageUrl: picture, linkedinUrl: link, twitterUrl: '' },
      ],
      agenda: [{ time: '18:30', title: 'Welcome', description: WRITTEN, speaker: 'Mona' }],
      benefits: ['One', 'Two'],
      requirements: ['A laptop'],
      tags: ['pricing', 'cairo'],
    }),
    answers: {
      // Cairo is two hours ahead in winter, and clocks there show what was typed.
      date: '2031-01-14T18:30:00+02:00',
      endDate: '2031-01-14T20:00:00+02:00',
      // Until the end of that day in Cairo.
      applicationDeadline: '2031-01-10T21:59:00.000Z',
    },
    least: { title: 'Only a title' },
    defaults: {
      type: 'Workshop',
      isPublished: true,
      isFeatured: false,
      capacity: 0,
      date: null,
      endDate: null,
      time: '',
      endTime: '',
      applicationEnabled: false,
      tags: [],
      mediaImages: [],
    },
    optional: `description fullDescription date endDate time endTime location venue address mapUrl speakerName imageUrl
      price registrationUrl applicationDeadline benefits requirements tags speakers agenda mediaImages capacity`,
  },
  partners: {
    path: '/api/partners',
    fields: 'id name websiteUrl logoUrl lightLogoUrl darkLogoUrl description category order isActive',
    sends: (picture) => ({
      name: 'A firm',
      websiteUrl: link,
      logoUrl: picture,
      lightLogoUrl: picture,
      darkLogoUrl: picture,
      description: WRITTEN,
      category: 'Developer',
      order: 7,
      isActive: true,
    }),
    least: { name: 'Only a name' },
    defaults: { order: 0, isActive: true, websiteUrl: '', logoUrl: '' },
    optional: 'websiteUrl logoUrl lightLogoUrl darkLogoUrl description category order',
  },
  experts: {
    path: '/api/experts',
    fields: 'id name position title imageUrl linkedinUrl email websiteUrl isActive order bio',
    unseen: 'email',
    sends: (picture) => ({
      name: 'An expert',
      position: 'Planner',
      imageUrl: picture,
      linkedinUrl: 'https://www.linkedin.com/in/expert',
      email: 'expert@example.com',
      websiteUrl: link,
      isActive: true,
      order: 3,
      bio: WRITTEN,
    }),
    answers: { title: 'Planner' },
    least: { name: 'Only a name', title: 'And a title' },
    defaults: { position: 'And a title', isActive: true, order: 0, bio: '', email: '' },
    optional: 'imageUrl linkedinUrl email websiteUrl order bio',
  },
  'success-stories': {
    path: '/api/success-stories',
    fields: `id personName personTitle companyName story quote achievements fundingRaised jobsCreated revenue imageUrl
      linkedinUrl companyUrl industry programAttended yearCompleted isPublished createdAt`,
    sends: (picture) => ({
      personName: 'Salma',
      personTitle: 'Founder',
      companyName: 'Bina',
      story: WRITTEN,
      quote: WRITTEN,
      achievements: ['First', 'Second'],
      fundingRaised: '$2M',
      jobsCreated: 12,
      revenue: '$1M',
      imageUrl: picture,
      linkedinUrl: 'https://www.linkedin.com/in/salma',
      companyUrl: link,
      industry: 'CleanTech',
      programAttended: 'Tech Innovation Hub',
      yearCompleted: 2022,
      isPublished: true,
    }),
    least: { personName: 'Only a name', story: 'And a story' },
    defaults: { yearCompleted: new Date().getFullYear(), isPublished: true, jobsCreated: 0, achievements: [] },
    optional: `personTitle companyName quote achievements fundingRaised jobsCreated revenue imageUrl linkedinUrl
      companyUrl industry programAttended yearCompleted`,
  },
  programs: {
    path: '/api/programs',
    fields: `id title subtitle description fullDescription overview objectives process keyAchievements features
      requirements status duration participants applicationDeadline imageUrl logoUrl iconName gradient color
      isAcceptingApplications order isActive createdAt updatedAt`,
    sends: (picture) => ({
      title: 'A program',
      subtitle: WRITTEN,
      description: WRITTEN,
      fullDescription: WRITTEN,
      overview: WRITTEN,
      objectives: ['One'],
      process: ['Two'],
      keyAchievements: ['Three'],
      features: ['Four'],
      requirements: ['Five'],
      status: 'Upcoming',
      duration: '12 weeks',
      participants: '25',
      applicationDeadline: '2031-01-10T12:00:00.000Z',
      imageUrl: picture,
      logoUrl: picture,
      iconName: 'sun',
      gradient: 'from-blue-500 to-cyan-500',
      color: 'blue',
      isAcceptingApplications: true,
      order: 2,
      isActive: true,
    }),
    least: { title: 'Only a title' },
    defaults: {
      status: 'Active',
      gradient: 'from-blue-500 to-cyan-500',
      color: 'blue',
      isAcceptingApplications: false,
      order: 0,
      isActive: true,
    },
    optional: `subtitle description fullDescription overview objectives process keyAchievements features requirements
      duration participants applicationDeadline imageUrl logoUrl iconName gradient color order`,
  },
  initiatives: {
    path: '/api/initiatives',
    fields: `id title subtitle description fullDescription location beneficiaries timeline status impact activities
      imageUrl logoUrl iconName gradient color order isActive createdAt updatedAt`,
    sends: (picture) => ({
      title: 'An initiative',
      subtitle: WRITTEN,
      description: WRITTEN,
      fullDescription: WRITTEN,
      location: 'Imbaba',
      beneficiaries: '200 families',
      timeline: '2030',
      status: 'Completed',
      impact: WRITTEN,
      activities: ['One', 'Two'],
      imageUrl: picture,
      logoUrl: picture,
      iconName: 'sun',
      gradient: 'from-blue-500 to-cyan-500',
      color: 'blue',
      order: 2,
      isActive: true,
    }),
    least: { title: 'Only a title' },
    defaults: {
      status: 'Active',
      gradient: 'from-blue-500 to-cyan-500',
      color: 'blue',
      order: 0,
      isActive: true,
      activities: [],
    },
    optional: `subtitle description fullDescription location beneficiaries timeline impact activities imageUrl logoUrl
      iconName gradient color order`,
  },
  news: {
    path: '/api/news',
    fields: 'id title excerpt content imageUrl publishDate author isPublished createdAt',
    sends: (picture) => ({
      title: 'News',
      excerpt: WRITTEN,
      content: WRITTEN,
      imageUrl: picture,
      publishDate: '2031-01-10T12:00:00.000Z',
      author: 'Mona',
      isPublished: true,
    }),
    least: { title: 'Only a title' },
    defaults: { isPublished: true, publishDate: null, author: '' },
    optional: 'excerpt content imageUrl publishDate author',
  },
  sdgs: {
    path: '/api/sdgs',
    fields: 'id sdgNumber title description colorFrom colorTo isActive lastModified',
    sends: () => ({
      sdgNumber: 11,
      title: 'Cities',
      description: WRITTEN,
      colorFrom: '#f99d26',
      colorTo: '#c97b12',
      isActive: true,
    }),
    least: { sdgNumber: 9, title: 'T', description: 'D', colorFrom: '#fd6925', colorTo: '#c4501a' },
    defaults: { isActive: true },
    optional: '',
  },
  'mission-vision': {
    path: '/api/mission-vision',
    fields: `id mission vision values isActive lastModified missionTitle missionStatement visionTitle visionStatement
      coreValues`,
    sends: () => ({
      missionTitle: 'Why',
      missionStatement: 'A mission',
      visionTitle: 'Whereto',
      visionStatement: 'A vision',
      values: ['One', 'Two'],
      coreValues: [{ title: 'Care', description: WRITTEN, icon: 'sun' }],
      isActive: false,
    }),
    answers: { mission: 'A mission', vision: 'A vision' },
    least: { mission: 'M', vision: 'V' },
    defaults: { values: [], isActive: false, missionStatement: 'M', visionStatement: 'V' },
    optional: 'values missionTitle visionTitle coreValues',
  },
};

/** Of which there is one: read and changed as it stands. */
export const SINGLE: Record<string, { path: string; id?: string; fields: string; changes: Record<string, unknown> }> = {
  hero: {
    path: '/api/hero',
    id: 'main-hero',
    fields: `id title subtitle description primaryButtonText primaryButtonLink secondaryButtonText secondaryButtonLink
      backgroundImageUrl isActive lastModified`,
    changes: { description: 'Changed by the client', secondaryButtonText: null, backgroundImageUrl: null },
  },
  about: {
    path: '/api/about',
    id: 'main-about',
    fields: 'id title content mission vision values imageUrl isActive createdAt updatedAt lastModified',
    changes: { content: 'Changed by the client', values: ['Care', 'Craft'], imageUrl: null },
  },
  statistics: {
    path: '/api/statistics',
    fields: `id youthEmpowered innovationProjects partnerOrganizations awardsWon totalFundingRaised startupSuccessRate
      jobsCreated internationalMarkets totalStartups activePrograms mentorsNetworked partnershipsForged lastUpdated`,
    changes: { jobsCreated: 2_001, internationalMarkets: '15+', totalStartups: 151 },
  },
};

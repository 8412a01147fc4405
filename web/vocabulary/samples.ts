import type { EventSummary, ExpertSummary, ListedOf } from '../src/lib/content';
import { useSay } from './specimen';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** Documents as the site receives them, in the language of the page. */
export function useSamples() {
  const say = useSay();
  const event = {
    id: 'reading-a-site',
    title: say('Reading a site before you price it', 'اقرأ الأرض قبل أن تسعّرها'),
    description: say(
      'A walk through three plots in New Cairo with the people who built on them.',
      'جولة في ثلاث قطع في القاهرة الجديدة مع من بنوا عليها.',
    ),
    type: 'Workshop',
    startsAt: inHours(100),
    endsAt: inHours(103),
    location: say('Zamalek, Cairo', 'الزمالك، القاهرة'),
    venue: say('Nexus House', 'بيت نكسس'),
    imageUrl: '/pictures/facades/facade-khedivial.webp',
    price: say('EGP 450', '450 ج.م'),
    capacity: 24,
    isFeatured: false,
  } as EventSummary;
  const expert: ExpertSummary & Partial<ListedOf<'expert'>> = {
    id: 'mariam',
    name: say('Mariam Fahmy', 'مريم فهمي'),
    position: say('Development director', 'مديرة تطوير'),
    imageUrl: '/pictures/portraits/portrait-01.svg',
    bio: say('Fifteen years of mixed-use projects in Cairo.', 'خمسة عشر عامًا من المشروعات متعددة الاستخدام.'),
    linkedinUrl: 'https://www.linkedin.com/in/nexus-example',
    websiteUrl: 'https://nexus.example/',
  };
  const program = {
    id: 'mentoring',
    title: say('Mentoring year', 'عام الإرشاد'),
    subtitle: say('Twelve months with someone who has done it.', 'اثنا عشر شهرًا مع من سبقك.'),
    status: 'Active',
  } as ListedOf<'program'>;
  const story = {
    id: 'hana',
    personName: say('Hana Mostafa', 'هناء مصطفى'),
    personTitle: say('Founder', 'مؤسِّسة'),
    companyName: say('Sahn Studio', 'استوديو صحن'),
    imageUrl: '/pictures/portraits/portrait-02.svg',
    quote: say('I found my first partner at a site visit.', 'وجدت شريكي الأول في زيارة موقع.'),
    story: '',
    industry: say('Housing', 'إسكان'),
  } as ListedOf<'successStory'>;
  const partner = {
    id: 'sahn',
    name: say('Sahn', 'صحن'),
    websiteUrl: 'https://sahn.example/',
    logoUrl: '',
    lightLogoUrl: '/pictures/partners/sahn-light.svg',
    darkLogoUrl: '/pictures/partners/sahn-dark.svg',
  } as ListedOf<'partner'>;
  const over = { startsAt: inHours(-72), endsAt: inHours(-70) };
  return { event, expert, program, story, partner, over, live: { startsAt: inHours(-1), endsAt: inHours(1) } };
}

import { integer, plainText } from '../fields/field';
import { defineSingleton } from './resource';

/** The figures of the impact page. */
export const statistics = defineSingleton({
  name: 'statistics',
  label: { one: { en: 'Statistics', ar: 'الإحصاءات' }, many: { en: 'Statistics', ar: 'الإحصاءات' } },
  fields: {
    youthEmpowered: integer({ en: 'Youth empowered', ar: 'شباب مُمكّنون' }),
    innovationProjects: integer({ en: 'Innovation projects', ar: 'مشروعات مبتكرة' }),
    partnerOrganizations: integer({ en: 'Partner organisations', ar: 'جهات شريكة' }),
    awardsWon: integer({ en: 'Awards won', ar: 'جوائز' }),
    totalFundingRaised: plainText({ en: 'Total funding raised', ar: 'إجمالي التمويل' }, { required: true }),
    startupSuccessRate: plainText({ en: 'Startup success rate', ar: 'نسبة النجاح' }, { required: true }),
    jobsCreated: integer({ en: 'Jobs created', ar: 'وظائف' }),
    internationalMarkets: plainText({ en: 'International markets', ar: 'أسواق دولية' }),
    totalStartups: integer({ en: 'Total startups', ar: 'شركات ناشئة' }),
    activePrograms: integer({ en: 'Active programs', ar: 'برامج نشطة' }),
    mentorsNetworked: integer({ en: 'Mentors networked', ar: 'مرشدون' }),
    partnershipsForged: integer({ en: 'Partnerships forged', ar: 'شراكات' }),
  },
  published: {},
});

/** What an editor starts from where there are no figures yet. */
export const DEFAULT_STATISTICS = {
  youthEmpowered: 5000,
  innovationProjects: 200,
  partnerOrganizations: 50,
  awardsWon: 15,
  totalFundingRaised: '$25M+',
  startupSuccessRate: '85%',
  jobsCreated: 2000,
  internationalMarkets: '15',
};

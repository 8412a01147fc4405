import { integer, plainText } from '../fields/field';
import { defineSingleton } from './resource';

/** The figures of the impact page. Those that the specification's form starts with are examples, never stored. */
export const statistics = defineSingleton({
  name: 'statistics',
  label: { one: { en: 'Statistics', ar: 'الإحصاءات' }, many: { en: 'Statistics', ar: 'الإحصاءات' } },
  fields: {
    youthEmpowered: integer({ en: 'Youth empowered', ar: 'شباب مُمكّنون' }),
    innovationProjects: integer({ en: 'Innovation projects', ar: 'مشروعات مبتكرة' }),
    partnerOrganizations: integer({ en: 'Partner organisations', ar: 'جهات شريكة' }),
    awardsWon: integer({ en: 'Awards won', ar: 'جوائز' }),
    totalFundingRaised: plainText(
      { en: 'Total funding raised', ar: 'إجمالي التمويل' },
      { required: true, placeholder: '$50M+' },
    ),
    startupSuccessRate: plainText(
      { en: 'Startup success rate', ar: 'نسبة النجاح' },
      { required: true, placeholder: '85%' },
    ),
    jobsCreated: integer({ en: 'Jobs created', ar: 'وظائف' }, { placeholder: '1200' }),
    internationalMarkets: plainText({ en: 'International markets', ar: 'أسواق دولية' }, { placeholder: '15+' }),
    totalStartups: integer({ en: 'Total startups', ar: 'شركات ناشئة' }, { placeholder: '150' }),
    activePrograms: integer({ en: 'Active programs', ar: 'برامج نشطة' }, { placeholder: '8' }),
    mentorsNetworked: integer({ en: 'Mentors networked', ar: 'مرشدون' }),
    partnershipsForged: integer({ en: 'Partnerships forged', ar: 'شراكات' }),
  },
  published: {},
});

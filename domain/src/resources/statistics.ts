import type { Field } from '../fields/field';
import { instant, integer, plainText, text } from '../fields/kinds';
import { lackOf, type Provenance } from './figures';
import { defineSingleton } from './resource';

const figures = {
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
};
export type FigureName = keyof typeof figures;
export const FIGURES = Object.keys(figures) as FigureName[];

/** The eight of the specification's form, in its order; the four others are ours. */
export const SPECIFIED_FIGURES = FIGURES.slice(4);

/** The fields of a figure in the order of the form: what it is, where it comes from, up to which day it holds. */
export const fieldsOf = <N extends FigureName>(name: N) => [name, `${name}Source`, `${name}AsOf`] as const;

type Sources = { [N in FigureName as `${N}Source`]: ReturnType<typeof text> };
type Days = { [N in FigureName as `${N}AsOf`]: ReturnType<typeof instant> };
const provenance = Object.fromEntries(
  FIGURES.flatMap((name): [string, Field][] => {
    const { en, ar } = figures[name].label;
    return [
      [`${name}Source`, text({ en: `${en}: Source`, ar: `${ar}: المصدر` })],
      [`${name}AsOf`, instant({ en: `${en}: As of`, ar: `${ar}: حتى تاريخ` })],
    ];
  }),
) as unknown as Sources & Days;

/** The figures of the impact page. Those that the specification's form starts with are examples, never stored. */
export const statistics = defineSingleton({
  name: 'statistics',
  label: { one: { en: 'Statistics', ar: 'الإحصاءات' }, many: { en: 'Statistics', ar: 'الإحصاءات' } },
  fields: { ...figures, ...provenance },
  sections: FIGURES.map((name) => ({ label: figures[name].label, fields: fieldsOf(name) })),
  published: {
    shown: (document) =>
      Object.fromEntries(
        FIGURES.filter((name) => lackOf(provenanceOf(document, name))[0]).map((name) => [name, figures[name].initial]),
      ),
  },
});

/** What is said of a figure in a document, which may be one of before anything was. */
export function provenanceOf(document: Record<string, unknown>, name: FigureName): Provenance {
  return { source: document[`${name}Source`], asOf: document[`${name}AsOf`] } as Provenance;
}

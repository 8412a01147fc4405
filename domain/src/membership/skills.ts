import type { Bilingual } from '../bilingual';

/** The ten fields of work that a member chooses one to three of. The key is the specified English name. */
export const SKILLS = [
  'Product Development & Pricing',
  'Feasibility Models',
  'Design',
  'Marketing / PR',
  'Investment',
  'Legal / Governmental Affairs',
  'Customer Excellence',
  'Facility Management',
  'Construction Management',
  'Projects Controls',
] as const;

export type Skill = (typeof SKILLS)[number];

const ARABIC: Record<Skill, string> = {
  'Product Development & Pricing': 'تطوير المنتج والتسعير',
  'Feasibility Models': 'نماذج الجدوى',
  Design: 'التصميم',
  'Marketing / PR': 'التسويق والعلاقات العامة',
  Investment: 'الاستثمار',
  'Legal / Governmental Affairs': 'الشؤون القانونية والحكومية',
  'Customer Excellence': 'تميز خدمة العملاء',
  'Facility Management': 'إدارة المرافق',
  'Construction Management': 'إدارة التشييد',
  'Projects Controls': 'ضبط المشروعات',
};

export function isSkill(name: unknown): name is Skill {
  return (SKILLS as readonly unknown[]).includes(name);
}

export function skillName(skill: Skill): Bilingual {
  return { en: skill, ar: ARABIC[skill] };
}

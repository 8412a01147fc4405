import { select } from '../fields/kinds';

/** Colours that a program or an initiative can have: under the names of the specification, each one of the theme's. */
export const COLORS = [
  { value: 'blue', label: { en: 'Nile', ar: 'نيلي' } },
  { value: 'orange', label: { en: 'Brick', ar: 'طوبي' } },
  { value: 'green', label: { en: 'Garden', ar: 'أخضر' } },
  { value: 'amber', label: { en: 'Sand', ar: 'رملي' } },
  { value: 'red', label: { en: 'Clay', ar: 'أحمر طيني' } },
] as const;

/** From one of them to another. */
export const GRADIENTS = [
  { value: 'from-blue-500 to-cyan-500', label: { en: 'Nile to sky', ar: 'من النيلي إلى السماوي' } },
  { value: 'from-orange-500 to-amber-500', label: { en: 'Brick to sand', ar: 'من الطوبي إلى الرملي' } },
  { value: 'from-green-500 to-blue-500', label: { en: 'Garden to Nile', ar: 'من الأخضر إلى النيلي' } },
  { value: 'from-amber-500 to-green-500', label: { en: 'Sand to garden', ar: 'من الرملي إلى الأخضر' } },
  { value: 'from-red-500 to-orange-500', label: { en: 'Clay to brick', ar: 'من الطيني إلى الطوبي' } },
] as const;

export const gradientField = () =>
  select({ en: 'Band', ar: 'الشريط' }, GRADIENTS, { initial: 'from-blue-500 to-cyan-500' });
export const colorField = () => select({ en: 'Color', ar: 'اللون' }, COLORS, { initial: 'blue' });

import { textList } from '../fields/lists';
import { flag, image, integer, longText, icon, select, text } from '../fields/kinds';
import { colorField, gradientField } from './design-choices';
import { defineResource } from './resource';

/** What the community does for the city. */
export const initiative = defineResource({
  name: 'initiatives',
  label: {
    one: { en: 'Initiative', ar: 'مبادرة' },
    many: { en: 'Initiatives', ar: 'المبادرات' },
    create: { en: 'New initiative', ar: 'مبادرة جديدة' },
  },
  fields: {
    title: text({ en: 'Title', ar: 'العنوان' }, { required: true }),
    subtitle: text({ en: 'Subtitle', ar: 'العنوان الفرعي' }),
    description: longText({ en: 'Description', ar: 'الوصف' }),
    fullDescription: longText({ en: 'Full description', ar: 'الوصف الكامل' }),
    location: text({ en: 'Location', ar: 'المكان' }),
    beneficiaries: text({ en: 'Beneficiaries', ar: 'المستفيدون' }),
    timeline: text({ en: 'Timeline', ar: 'التوقيت' }),
    status: select(
      { en: 'Status', ar: 'الحالة' },
      [
        { value: 'Active', label: { en: 'Active', ar: 'نشط' } },
        { value: 'Upcoming', label: { en: 'Upcoming', ar: 'قادم' } },
        { value: 'Completed', label: { en: 'Completed', ar: 'مكتمل' } },
        { value: 'Archived', label: { en: 'Archived', ar: 'مؤرشف' } },
      ],
      { initial: 'Active' },
    ),
    impact: longText({ en: 'Impact', ar: 'الأثر' }),
    activities: textList({ en: 'Activities', ar: 'الأنشطة' }, { add: { en: 'Add an activity', ar: 'أضف نشاطًا' } }),
    imageUrl: image({ en: 'Image', ar: 'الصورة' }),
    logoUrl: image({ en: 'Logo', ar: 'الشعار' }, { ground: 'light' }),
    iconName: icon({ en: 'Icon', ar: 'الأيقونة' }),
    gradient: gradientField(),
    color: colorField(),
    order: integer({ en: 'Order', ar: 'الترتيب' }),
    isActive: flag({ en: 'Active', ar: 'مفعّل' }, { initial: true }),
  },
  list: { columns: ['title', 'status', 'isActive'], sort: 'order' },
  listed: {
    title: true,
    status: true,
    description: true,
    imageUrl: true,
    location: true,
    beneficiaries: true,
    timeline: true,
    impact: true,
    gradient: true,
    color: true,
  },
  published: { when: ({ isActive }) => isActive },
});

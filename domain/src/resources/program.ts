import { textList } from '../fields/lists';
import { flag, image, instant, integer, longText, icon, select, text } from '../fields/kinds';
import { colorField, gradientField } from './design-choices';
import { defineResource } from './resource';

/** What the community runs over months. */
export const program = defineResource({
  name: 'programs',
  label: {
    one: { en: 'Program', ar: 'برنامج' },
    many: { en: 'Programs', ar: 'البرامج' },
    create: { en: 'New program', ar: 'برنامج جديد' },
  },
  fields: {
    title: text({ en: 'Title', ar: 'العنوان' }, { required: true }),
    subtitle: text({ en: 'Subtitle', ar: 'العنوان الفرعي' }),
    description: longText({ en: 'Description', ar: 'الوصف' }),
    fullDescription: longText({ en: 'Full description', ar: 'الوصف الكامل' }),
    overview: longText({ en: 'Overview', ar: 'نظرة عامة' }),
    objectives: textList({ en: 'Objectives', ar: 'الأهداف' }, { add: { en: 'Add an objective', ar: 'أضف هدفًا' } }),
    process: textList({ en: 'Process', ar: 'الخطوات' }, { add: { en: 'Add a step', ar: 'أضف خطوة' } }),
    keyAchievements: textList(
      { en: 'Key achievements', ar: 'أبرز الإنجازات' },
      { add: { en: 'Add an achievement', ar: 'أضف إنجازًا' } },
    ),
    features: textList({ en: 'Features', ar: 'المزايا' }, { add: { en: 'Add a feature', ar: 'أضف ميزة' } }),
    requirements: textList(
      { en: 'Requirements', ar: 'المتطلبات' },
      { add: { en: 'Add a requirement', ar: 'أضف متطلبًا' } },
    ),
    status: select(
      { en: 'Status', ar: 'الحالة' },
      [
        { value: 'Active', label: { en: 'Active', ar: 'نشط' } },
        { value: 'Upcoming', label: { en: 'Upcoming', ar: 'قادم' } },
        { value: 'Archived', label: { en: 'Archived', ar: 'مؤرشف' } },
      ],
      { initial: 'Active' },
    ),
    duration: text({ en: 'Duration', ar: 'المدة' }),
    participants: text({ en: 'Participants', ar: 'المشاركون' }),
    applicationDeadline: instant({ en: 'Application deadline', ar: 'آخر موعد' }, { isDayOver: true }),
    imageUrl: image({ en: 'Image', ar: 'الصورة' }),
    logoUrl: image({ en: 'Logo', ar: 'الشعار' }, { ground: 'light' }),
    iconName: icon({ en: 'Icon', ar: 'الأيقونة' }),
    gradient: gradientField(),
    color: colorField(),
    isAcceptingApplications: flag({ en: 'Accepting applications', ar: 'يقبل الطلبات' }),
    order: integer({ en: 'Order', ar: 'الترتيب' }),
    isActive: flag({ en: 'Active', ar: 'مفعّل' }, { initial: true }),
  },
  list: { columns: ['title', 'status', 'isActive'], sort: 'order' },
  listed: { title: true, subtitle: true, status: true, imageUrl: true, gradient: true, color: true },
  published: { when: ({ isActive }) => isActive },
});

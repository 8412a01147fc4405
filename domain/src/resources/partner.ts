import { flag, image, integer, longText, text, url } from '../fields/kinds';
import { defineResource } from './resource';

/** Organisations that drive change with the community. */
export const partner = defineResource({
  name: 'partners',
  label: {
    one: { en: 'Partner', ar: 'شريك' },
    many: { en: 'Partners', ar: 'الشركاء' },
    create: { en: 'New partner', ar: 'شريك جديد' },
  },
  fields: {
    name: text({ en: 'Name', ar: 'الاسم' }, { required: true }),
    websiteUrl: url({ en: 'Website', ar: 'الموقع' }),
    logoUrl: image({ en: 'Logo', ar: 'الشعار' }, { ground: 'light' }),
    lightLogoUrl: image({ en: 'Logo for light pages', ar: 'شعار المظهر الفاتح' }, { ground: 'light' }),
    darkLogoUrl: image({ en: 'Logo for dark pages', ar: 'شعار المظهر الداكن' }, { ground: 'dark' }),
    description: longText({ en: 'Description', ar: 'الوصف' }),
    category: text({ en: 'Category', ar: 'الفئة' }),
    order: integer({ en: 'Order', ar: 'الترتيب' }),
    isActive: flag({ en: 'Active', ar: 'مفعّل' }, { initial: true }),
  },
  list: { columns: ['name', 'category', 'isActive'], sort: 'order' },
  listed: {
    name: true,
    websiteUrl: true,
    logoUrl: true,
    lightLogoUrl: true,
    darkLogoUrl: true,
    description: 1_000,
    category: true,
  },
  published: { when: ({ isActive }) => isActive },
});

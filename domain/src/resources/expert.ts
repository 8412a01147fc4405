import { email, flag, image, integer, longText, text, url } from '../fields/kinds';
import { defineResource } from './resource';

/** Developers and professionals who mentor. */
export const expert = defineResource({
  name: 'experts',
  label: {
    one: { en: 'Expert', ar: 'خبير' },
    many: { en: 'Experts', ar: 'الخبراء' },
    create: { en: 'New expert', ar: 'خبير جديد' },
  },
  fields: {
    name: text({ en: 'Full name', ar: 'الاسم الكامل' }, { required: true }),
    position: text({ en: 'Title', ar: 'المسمى' }, { required: true, accept: ['title'] }),
    imageUrl: image({ en: 'Photo', ar: 'الصورة' }, { crop: 'circle' }),
    linkedinUrl: url({ en: 'LinkedIn', ar: 'LinkedIn' }),
    email: email({ en: 'Email', ar: 'البريد' }, { private: true }),
    websiteUrl: url({ en: 'Website', ar: 'الموقع' }),
    bio: longText({ en: 'Bio', ar: 'نبذة' }),
    order: integer({ en: 'Order', ar: 'الترتيب' }),
    isActive: flag({ en: 'Active', ar: 'مفعّل' }, { initial: true }),
  },
  list: { columns: ['imageUrl', 'name', 'position'], sort: 'order' },
  published: { when: ({ isActive }) => isActive },
});

import { flag, integer, longText, plainText, text } from '../fields/kinds';
import { defineResource } from './resource';

/** Sustainable Development Goals that the community works towards. */
export const sdg = defineResource({
  name: 'sdgs',
  label: {
    one: { en: 'SDG', ar: 'هدف تنمية' },
    many: { en: 'SDGs', ar: 'أهداف التنمية' },
    create: { en: 'New SDG', ar: 'هدف تنمية جديد' },
  },
  fields: {
    sdgNumber: integer({ en: 'Number', ar: 'الرقم' }, { initial: 1, min: 1, max: 17 }),
    title: text({ en: 'Title', ar: 'العنوان' }, { required: 'titleRequired' }),
    description: longText({ en: 'Description', ar: 'الوصف' }, { required: 'descriptionRequired' }),
    colorFrom: plainText({ en: 'Color from', ar: 'اللون من' }, { required: 'colorFromRequired' }),
    colorTo: plainText({ en: 'Color to', ar: 'اللون إلى' }, { required: 'colorToRequired' }),
    isActive: flag({ en: 'Active', ar: 'مفعّل' }, { initial: true }),
  },
  list: { columns: ['sdgNumber', 'title', 'isActive'], sort: 'sdgNumber' },
  published: { when: ({ isActive }) => isActive },
});

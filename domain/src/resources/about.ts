import { flag, image, longText, text, textList } from '../fields/field';
import { defineSingleton } from './resource';

/** What the community says about itself. */
export const about = defineSingleton({
  name: 'about',
  label: { one: { en: 'About section', ar: 'من نحن' }, many: { en: 'About section', ar: 'من نحن' } },
  fields: {
    title: text({ en: 'Title', ar: 'العنوان' }, { required: true }),
    content: longText({ en: 'Content', ar: 'المحتوى' }, { required: true }),
    mission: longText({ en: 'Mission', ar: 'الرسالة' }),
    vision: longText({ en: 'Vision', ar: 'الرؤية' }),
    values: textList({ en: 'Core values', ar: 'القيم' }),
    imageUrl: image({ en: 'Image', ar: 'الصورة' }),
    isActive: flag({ en: 'Active', ar: 'مفعّل' }, { initial: true }),
  },
  published: {},
});

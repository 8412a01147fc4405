import { textList } from '../fields/lists';
import { flag, image, longText, text } from '../fields/kinds';
import { defineSingleton } from './resource';

/** What the community says about itself. */
export const about = defineSingleton({
  name: 'about',
  label: { one: { en: 'About section', ar: 'من نحن' }, many: { en: 'About section', ar: 'من نحن' } },
  fields: {
    title: text({ en: 'Title', ar: 'العنوان' }, { required: true }),
    content: longText({ en: 'Content', ar: 'المحتوى' }, { required: true }),
    mission: longText({ en: 'Mission', ar: 'الرسالة' }, { required: true }),
    vision: longText({ en: 'Vision', ar: 'الرؤية' }, { required: true }),
    values: textList({ en: 'Core values', ar: 'القيم' }, { add: { en: 'Add a value', ar: 'أضف قيمة' } }),
    imageUrl: image({ en: 'Image', ar: 'الصورة' }),
    isActive: flag(
      { en: 'Active', ar: 'مفعّل' },
      {
        initial: true,
        help: {
          en: 'Switched off, title, content, picture and these core values are not shown. The active entry of mission and vision stays.',
          ar: 'إن أُوقف لم يظهر العنوان والمحتوى والصورة وهذه القيم، وبقيت الرسالة والرؤية المفعّلتان.',
        },
      },
    ),
  },
  published: { when: ({ isActive }) => isActive },
});

/** What an editor starts from where nothing has been said yet. */
export const DEFAULT_ABOUT = {
  title: { en: 'A community of real-estate mentorship', ar: 'مجتمع للإرشاد العقاري' },
  content: {
    en: 'We bring people who begin in real-estate development together with those who have built before.',
    ar: 'نجمع من يبدؤون في التطوير العقاري بمن بنوا من قبل.',
  },
  mission: { en: 'A mentor for everybody who builds.', ar: 'مرشد لكل من يبني.' },
  vision: { en: 'A city that is built with care.', ar: 'مدينة تُبنى بعناية.' },
};

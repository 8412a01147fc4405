import { flag, image, link, longText, text } from '../fields/kinds';
import { defineSingleton } from './resource';

/** The banner of the home page: its words and buttons. An empty button label hides the button. */
export const hero = defineSingleton({
  name: 'hero',
  label: { one: { en: 'Hero section', ar: 'الواجهة' }, many: { en: 'Hero section', ar: 'الواجهة' } },
  fields: {
    title: text({ en: 'Title', ar: 'العنوان' }, { required: true }),
    subtitle: text({ en: 'Subtitle', ar: 'العنوان الفرعي' }, { required: true }),
    description: longText({ en: 'Description', ar: 'الوصف' }, { required: true }),
    primaryButtonText: text({ en: 'Primary button text', ar: 'نص الزر الأول' }, { required: true }),
    primaryButtonLink: link({ en: 'Primary button link', ar: 'رابط الزر الأول' }, { required: true }),
    secondaryButtonText: text(
      { en: 'Secondary button text', ar: 'نص الزر الثاني' },
      { help: { en: 'Left empty, the button is not shown.', ar: 'إن تُرك فارغًا فلا يظهر الزر.' } },
    ),
    secondaryButtonLink: link({ en: 'Secondary button link', ar: 'رابط الزر الثاني' }),
    backgroundImageUrl: image({ en: 'Background image', ar: 'صورة الخلفية' }),
    isActive: flag(
      { en: 'Active', ar: 'مفعّل' },
      {
        initial: true,
        help: {
          en: 'Switched off, the home page opens with its own words.',
          ar: 'إن أُوقفت بدأت الصفحة الرئيسية بكلماتها الأصلية.',
        },
      },
    ),
  },
  published: { when: ({ isActive }) => isActive },
});

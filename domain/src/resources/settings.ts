import { groupList } from '../fields/lists';
import { email, image, link, longText, plainText, text, url } from '../fields/kinds';
import { defineSingleton } from './resource';

/** Which community this is: its name, words, contacts and links. */
export const settings = defineSingleton({
  name: 'settings',
  label: { one: { en: 'Settings', ar: 'الإعدادات' }, many: { en: 'Settings', ar: 'الإعدادات' } },
  fields: {
    communityName: text({ en: 'Community name', ar: 'اسم المجتمع' }, { required: true }),
    tagline: text({ en: 'Tagline', ar: 'الشعار النصي' }, { required: true }),
    about: longText({ en: 'In one paragraph', ar: 'في فقرة واحدة' }),
    contactEmail: email({ en: 'Contact email', ar: 'بريد التواصل' }, { required: true }),
    privacyEmail: email({ en: 'Privacy email', ar: 'بريد الخصوصية' }, { required: true }),
    phone: plainText({ en: 'Phone', ar: 'الهاتف' }),
    chatUrl: url({ en: 'Chat link', ar: 'رابط المحادثة' }),
    address: text({ en: 'Address', ar: 'العنوان' }),
    bookingUrl: url({ en: 'Book a meeting', ar: 'حجز اجتماع' }),
    videoUrl: url({ en: 'Spotlight video', ar: 'فيديو مختار' }),
    videoImageUrl: image({ en: 'Spotlight picture', ar: 'صورة الفيديو' }),
    videoTitle: text({ en: 'Spotlight title', ar: 'عنوان الفيديو' }),
    socialLinks: groupList(
      { en: 'Social links', ar: 'روابط التواصل' },
      { name: plainText({ en: 'Name', ar: 'الاسم' }, { required: true }), url: url({ en: 'Address', ar: 'الرابط' }) },
      { add: { en: 'Add a link', ar: 'أضف رابطًا' } },
    ),
    partnerLinks: groupList(
      { en: 'Partner links', ar: 'روابط الشركاء' },
      { name: text({ en: 'Name', ar: 'الاسم' }, { required: true }), url: link({ en: 'Address', ar: 'الرابط' }) },
      { add: { en: 'Add a partner link', ar: 'أضف رابط شريك' } },
    ),
  },
  published: {},
});

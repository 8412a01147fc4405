import { textList } from '../fields/lists';
import { flag, image, integer, longText, plainText, text, url, year } from '../fields/kinds';
import { defineResource } from './resource';

/** What became of people who took part. */
export const successStory = defineResource({
  name: 'success-stories',
  label: {
    one: { en: 'Success story', ar: 'قصة نجاح' },
    many: { en: 'Success stories', ar: 'قصص النجاح' },
    create: { en: 'New success story', ar: 'قصة نجاح جديدة' },
  },
  fields: {
    personName: text({ en: 'Name', ar: 'الاسم' }, { required: true }),
    personTitle: text({ en: 'Title', ar: 'المسمى' }),
    companyName: text({ en: 'Company', ar: 'الشركة' }),
    story: longText({ en: 'Story', ar: 'القصة' }, { required: true }),
    quote: longText({ en: 'Quote', ar: 'اقتباس' }),
    achievements: textList(
      { en: 'Achievements', ar: 'الإنجازات' },
      { add: { en: 'Add an achievement', ar: 'أضف إنجازًا' } },
    ),
    fundingRaised: plainText({ en: 'Funding raised', ar: 'التمويل' }),
    jobsCreated: integer({ en: 'Jobs created', ar: 'وظائف وُفّرت' }),
    revenue: plainText({ en: 'Revenue', ar: 'الإيرادات' }),
    imageUrl: image({ en: 'Photo', ar: 'الصورة' }, { crop: 'circle' }),
    linkedinUrl: url({ en: 'LinkedIn', ar: 'LinkedIn' }),
    companyUrl: url({ en: 'Company site', ar: 'موقع الشركة' }),
    industry: text({ en: 'Industry', ar: 'القطاع' }),
    programAttended: text({ en: 'Program', ar: 'البرنامج' }),
    yearCompleted: year({ en: 'Year', ar: 'السنة' }),
    isPublished: flag({ en: 'Published', ar: 'منشور' }, { initial: true }),
  },
  list: { columns: ['imageUrl', 'personName', 'companyName', 'isPublished'], sort: 'yearCompleted', descending: true },
  listed: {
    personName: true,
    personTitle: true,
    companyName: true,
    imageUrl: true,
    quote: 300,
    story: 300,
    industry: true,
  },
  published: { when: ({ isPublished }) => isPublished },
});

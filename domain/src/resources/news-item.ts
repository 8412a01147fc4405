import { flag, image, instant, longText, text } from '../fields/kinds';
import { defineResource } from './resource';

/** What happened. */
export const newsItem = defineResource({
  name: 'news',
  label: {
    one: { en: 'News item', ar: 'خبر' },
    many: { en: 'News', ar: 'الأخبار' },
    create: { en: 'New news item', ar: 'خبر جديد' },
  },
  fields: {
    title: text({ en: 'Title', ar: 'العنوان' }, { required: true }),
    excerpt: longText({ en: 'Excerpt', ar: 'مقتطف' }),
    content: longText({ en: 'Content', ar: 'المحتوى' }),
    imageUrl: image({ en: 'Image', ar: 'الصورة' }),
    publishDate: instant({ en: 'Date', ar: 'التاريخ' }),
    author: text({ en: 'Author', ar: 'الكاتب' }),
    isPublished: flag({ en: 'Published', ar: 'منشور' }, { initial: true }),
  },
  list: { columns: ['title', 'publishDate', 'isPublished'], sort: 'publishDate', descending: true },
  listed: { title: true, excerpt: 300, imageUrl: true, publishDate: true },
  published: { when: ({ isPublished }) => isPublished },
});

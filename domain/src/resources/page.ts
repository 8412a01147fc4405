import type { Bilingual } from '../bilingual';
import { flag, groupList, longText, plainText, text } from '../fields/field';
import { defineResource } from './resource';

/** Pages of the site whose address does not depend on their words. */
export const FIXED_PAGES = ['home', 'about', 'impact'] as const;

/** Words and search-engine texts of home, about and impact, by slug. */
export const page = defineResource({
  name: 'pages',
  label: {
    one: { en: 'Page', ar: 'صفحة' },
    many: { en: 'Pages', ar: 'الصفحات' },
    create: { en: 'New page', ar: 'صفحة جديدة' },
  },
  fields: {
    slug: plainText({ en: 'Slug', ar: 'المعرّف' }, { required: 'slugRequired' }),
    title: text({ en: 'Title', ar: 'العنوان' }, { required: 'titleRequired' }),
    subtitle: text({ en: 'Badge', ar: 'الشارة' }),
    content: longText({ en: 'Description', ar: 'الوصف' }),
    heroTitle: text({ en: 'Hero title', ar: 'عنوان الواجهة' }),
    heroSubtitle: text({ en: 'Hero subtitle', ar: 'العنوان الفرعي' }),
    aboutTitle: text({ en: 'About title', ar: 'عنوان من نحن' }),
    aboutContent: longText({ en: 'About content', ar: 'نص من نحن' }),
    impactAreas: groupList(
      { en: 'Impact areas', ar: 'مجالات الأثر' },
      {
        title: text({ en: 'Title', ar: 'العنوان' }, { required: true }),
        description: longText({ en: 'Description', ar: 'الوصف' }),
        stat: text({ en: 'Figure', ar: 'الرقم' }),
      },
      { add: { en: 'Add an impact area', ar: 'أضف مجال أثر' } },
    ),
    seoTitle: text({ en: 'SEO title', ar: 'عنوان محركات البحث' }),
    seoDescription: longText({ en: 'SEO description', ar: 'وصف محركات البحث' }),
    seoKeywords: text({ en: 'SEO keywords', ar: 'كلمات البحث' }),
    isPublished: flag({ en: 'Published', ar: 'منشور' }, { initial: true }),
  },
  list: { columns: ['slug', 'title', 'isPublished'], sort: 'slug' },
  fixedSlugs: FIXED_PAGES,
  check: missing,
  published: { when: ({ isPublished }) => isPublished },
});

/** The pages of the site need their hero, all need their texts for search engines, as the pages editor says. */
function missing(
  page: Record<'heroTitle' | 'heroSubtitle' | 'seoTitle' | 'seoDescription', Bilingual> & { slug: string },
) {
  const needed = {
    heroTitle: 'heroTitleRequired',
    heroSubtitle: 'heroSubtitleRequired',
    seoTitle: 'seoTitleRequired',
    seoDescription: 'seoDescriptionRequired',
  } as const;
  const hasHero = page.slug !== 'impact';
  const names = Object.keys(needed) as (keyof typeof needed)[];
  // It is a part of an address, which a space or a slash would end.
  const isAddress = /^(?!\.+$)[\p{L}\p{M}\p{N}_.-]+$/u.test(page.slug);
  const empty = names.filter(
    (name) => page[name].en === '' && page[name].ar === '' && (hasHero || !name.startsWith('hero')),
  );
  return {
    ...(page.slug !== '' && !isAddress && { slug: 'slugForm' }),
    ...Object.fromEntries(empty.map((name) => [name, needed[name]])),
  };
}

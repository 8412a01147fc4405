import type { Bilingual, Language } from '../bilingual';
import { groupList } from '../fields/lists';
import { flag, instant, longText, plainText, text } from '../fields/kinds';
import { lackOf } from './figures';
import { defineResource } from './resource';
import { changedOne, type Sent } from './specified';

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
        source: text({ en: 'Source', ar: 'المصدر' }),
        asOf: instant({ en: 'As of', ar: 'حتى تاريخ' }),
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
  specified: { give: contentMap, take: fromContentMap },
  published: {
    when: ({ isPublished }) => isPublished,
    shown: ({ impactAreas }) => ({
      impactAreas: impactAreas.map((area) => (lackOf(area)[0] ? { ...area, stat: { en: '', ar: '' } } : area)),
    }),
  },
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

/** Words of a page that the specified clients find in its `content`. The impact page has a text there, as they expect. */
const IN_CONTENT = ['heroTitle', 'heroSubtitle', 'aboutTitle', 'aboutContent'] as const;
type Data = Record<string, unknown>;

function contentMap(shown: Data): Data {
  if (shown['slug'] === 'impact') return {};
  return { content: Object.fromEntries(IN_CONTENT.map((name) => [name, shown[name]])) };
}

function fromContentMap(body: Data, before: Data, language: Language): Sent {
  const { content, ...fields } = body;
  if (typeof content !== 'object' || content === null || 'en' in content || 'ar' in content)
    return { fields: body, names: {} };
  const names: Record<string, string> = {};
  for (const [name, other] of Object.entries(content)) {
    const isKnown = (IN_CONTENT as readonly string[]).includes(name);
    if (isKnown && fields[name] === undefined) names[name] = `content.${name}`;
    fields[isKnown ? name : `content.${name}`] = changedOne({
      own: fields[name],
      other,
      stored: before[name],
      language,
    });
  }
  return { fields, names };
}

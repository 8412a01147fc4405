import type { Language } from '@nexus/domain/bilingual';
import type { CardKind } from '@nexus/domain/cards';
import { addressOf } from '../address';
import { config } from '../config';
import { pages as words } from '../locales/pages';
import { cardAddress, cardOf } from './card';
import { escapeHtml } from '../outbox/mail';
import type { Data } from '../store/documents';
import type { PageData, PageRoute } from './routes';

/** What search engines and the previews of links see of a page: title, description, addresses, structured data. */
export function headOf(given: { route: PageRoute; path: string; language: Language; data: PageData }): string {
  const { route, path, language, data } = given;
  const { title, description, keywords, image } = described(given);
  const here = addressOf(path, language);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(keywords ? [meta('name', 'keywords', keywords)] : []),
    `<link rel="canonical" href="${escapeHtml(here)}">`,
    ...(['en', 'ar'] as const).map(
      (one) => `<link rel="alternate" hreflang="${one}" href="${escapeHtml(addressOf(path, one))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(addressOf(path, 'en'))}">`,
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', here),
    meta('property', 'og:type', route.name === 'event' || route.name === 'newsItem' ? 'article' : 'website'),
    meta('property', 'og:site_name', text(data.settings, 'communityName') || 'Nexus'),
    meta('property', 'og:locale', language === 'ar' ? 'ar_EG' : 'en_GB'),
    meta('property', 'og:image', config().SITE_URL + image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structured(given, here).map(
      (json) => `<script type="application/ld+json">${JSON.stringify(json).replace(/</g, '\\u003c')}</script>`,
    ),
  ];
  return tags.join('\n    ');
}

function described(given: { route: PageRoute; path: string; language: Language; data: PageData }) {
  const { route, language, data } = given;
  const site = text(data.settings, 'communityName') || 'Nexus';
  const about = data.subject ?? (data.answers[route.name] as Data | undefined) ?? null;
  const own = words[language][route.name as keyof (typeof words)['en']];
  const name = text(data.subject ?? null, 'title') || text(data.subject ?? null, 'personName');
  const title = name || own?.title || '';
  const description =
    text(data.page, 'seoDescription') ||
    ['description', 'excerpt', 'story', 'content'].map((field) => text(about, field)).find(Boolean) ||
    own?.description ||
    text(data.settings, 'about');
  return {
    title: text(data.page, 'seoTitle') || (title ? `${title} · ${site}` : `${site}: ${text(data.settings, 'tagline')}`),
    keywords: text(data.page, 'seoKeywords'),
    description: description.replace(/\s+/g, ' ').slice(0, 200),
    image: cardOfPage(route, data, language),
  };
}

/** The address of the picture that is drawn for an event, a story or a news item, or for the site. */
function cardOfPage(route: PageRoute, data: PageData, language: Language): string {
  const { subject, settings } = data;
  const hasOwn = route.name === 'event' || route.name === 'story' || route.name === 'newsItem';
  const kind = hasOwn && subject ? (route.name as CardKind) : 'site';
  const document = (kind === 'site' ? settings : subject) ?? {};
  const id = kind === 'site' ? 'main' : String(document['id']);
  return cardAddress({ kind, id, card: cardOf(kind, document, language) });
}

/** Collections that have no page of their own. */
const LISTED_ON: Record<string, string> = { '/initiatives': '/programs' };

function structured(
  { route, path, language, data }: { route: PageRoute; path: string; language: Language; data: PageData },
  here: string,
): Data[] {
  const { settings, subject } = data;
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: text(settings, 'communityName'),
    url: config().SITE_URL,
    logo: `${config().SITE_URL}/favicon.svg`,
    email: text(settings, 'contactEmail'),
  };
  const all: Data[] = route.name === 'home' ? [organization] : [];
  if (subject && route.name === 'event') {
    all.push({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: subject['title'],
      description: subject['description'],
      startDate: subject['startsAt'],
      endDate: subject['endsAt'] ?? subject['startsAt'],
      eventStatus: 'https://schema.org/EventScheduled',
      image: config().SITE_URL + text(subject, 'imageUrl'),
      url: here,
      inLanguage: language,
      location: {
        '@type': 'Place',
        name: text(subject, 'venue') || text(subject, 'location'),
        address: text(subject, 'address') || 'Cairo',
      },
      organizer: { '@type': 'Organization', name: organization.name, url: organization.url },
    });
  }
  if (subject && route.name === 'story') {
    all.push({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: subject['personName'],
      jobTitle: subject['personTitle'],
      url: here,
    });
  }
  if (subject) {
    const collection = `/${path.split('/')[1] ?? ''}`;
    const parent = LISTED_ON[collection] ?? collection;
    const crumbs = [
      [words[language][parent.slice(1) as keyof (typeof words)['en']]?.title ?? parent, addressOf(parent, language)],
      [text(subject, 'title') || text(subject, 'personName'), here],
    ];
    all.push({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
    });
  }
  return all;
}

function text(data: Data | null, field: string): string {
  const value = data?.[field];
  return typeof value === 'string' ? value : '';
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}

import type { Language } from '@nexus/domain/bilingual';
import { drawnAt } from '@nexus/domain/pages/find';
import type { Page } from '@nexus/domain/pages/row';
import { resources } from '@nexus/domain/resources/index';
import { addressOf } from '../site-address';
import { config } from '../config';
import { cardAddress, cardOf } from '../media/card';
import { escapeHtml } from '../escape-html';
import type { Data } from '../store/kernel/documents';
import type { PageData } from './page-data';

interface Shown {
  page: Page;
  path: string;
  language: Language;
  data: PageData;
}

/** What search engines and the previews of links see of a page: title, description, addresses, structured data. */
export function headOf(given: Shown): string {
  const { page, path, language, data } = given;
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
    meta('property', 'og:type', page.head.isArticle ? 'article' : 'website'),
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

function described({ page, language, data }: Shown) {
  const site = text(data.settings, 'communityName') || 'Nexus';
  const about = data.subject ?? singletonOf(page, data);
  const name = text(data.subject ?? null, 'title') || text(data.subject ?? null, 'personName');
  const title = name || page.head.title?.[language] || '';
  const description =
    text(data.page, 'seoDescription') ||
    ['description', 'excerpt', 'story', 'content'].map((field) => text(about, field)).find(Boolean) ||
    page.head.description?.[language] ||
    text(data.settings, 'about');
  return {
    title: text(data.page, 'seoTitle') || (title ? `${title} · ${site}` : `${site}: ${text(data.settings, 'tagline')}`),
    keywords: text(data.page, 'seoKeywords'),
    description: description.replace(/\s+/g, ' ').slice(0, 200),
    image: cardOfPage(page, data, language),
  };
}

/** The one document that a page without a subject is about. */
function singletonOf(page: Page, data: PageData): Data | null {
  const name = page.needs.flatMap((need) => (need.kind === 'only' ? [resources[need.resource].name] : []))[0];
  return name === undefined ? null : (data.answers[name] as Data | null);
}

/** The address of the picture that is drawn for an event, a story or a news item, or for the site. */
function cardOfPage(page: Page, data: PageData, language: Language): string {
  const { subject, settings } = data;
  const kind = (subject && page.head.card) || 'site';
  const document = (kind === 'site' ? settings : subject) ?? {};
  const id = kind === 'site' ? 'main' : String(document['id']);
  return cardAddress({ kind, id, card: cardOf(kind, document, language) });
}

function structured({ page, language, data }: Shown, here: string): Data[] {
  const { settings, subject } = data;
  const { structured: kind, listedOn } = page.head;
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: text(settings, 'communityName'),
    url: config().SITE_URL,
    logo: `${config().SITE_URL}/favicon.svg`,
    email: text(settings, 'contactEmail'),
  };
  const all: Data[] = kind === 'Organization' ? [organization] : [];
  if (subject && kind === 'Event') {
    all.push({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: subject['title'],
      description: subject['description'],
      startDate: subject['startsAt'],
      endDate: subject['endsAt'] ?? subject['startsAt'],
      eventStatus: `https://schema.org/${subject['isCancelled'] === true ? 'EventCancelled' : 'EventScheduled'}`,
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
  if (subject && kind === 'Person') {
    all.push({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: subject['personName'],
      jobTitle: subject['personTitle'],
      url: here,
    });
  }
  if (subject && listedOn) {
    const list = drawnAt(listedOn)?.page.head.title?.[language] ?? listedOn;
    const crumbs = [
      [list, addressOf(listedOn, language)],
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

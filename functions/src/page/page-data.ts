import type { Language } from '@nexus/domain/bilingual';
import type { Need, Page } from '@nexus/domain/pages/row';
import { resources } from '@nexus/domain/resources/index';
import { inOtherLanguage } from '@nexus/domain/resources/list-pages';
import { archivedIssue, archivedIssues } from '../store/inbox/issue-archive';
import { homeContent } from '../store/projections/home';
import type { Data } from '../store/kernel/documents';
import { publishedList, publishedOne } from '../store/projections/published';

export interface PageData {
  /** Path under `/api` → answer, as the screen's queries want it. */
  answers: Record<string, unknown>;
  /** The document that the address names; null where it names one that is not published. */
  subject: Data | null | undefined;
  settings: Data | null;
  /** What editors wrote for search engines, where the page has a place for that. */
  page: Data | null;
}

/** Everything that a page needs, from what is published. `id`: what its address names; `search`: the query of its address. */
export async function pageData(
  page: Page,
  { id, search, language }: { id: string; search: string; language: Language },
): Promise<PageData> {
  const settings = await publishedOne(resources.settings, 'main', language);
  const edited = page.head.edited ? await publishedOne(resources.page, page.head.edited, language) : null;
  const data: PageData = { answers: { settings }, subject: undefined, settings, page: edited };
  for (const need of page.needs) await bring(need, { id, language, data });
  if (page.searched && new URLSearchParams(search).get('q')?.trim()) {
    const resource = resources[page.searched];
    const other = language === 'en' ? 'ar' : 'en';
    data.answers[inOtherLanguage(resource.name)] = await publishedList(resource, other);
  }
  return data;
}

async function bring(need: Need, { id, language, data }: { id: string; language: Language; data: PageData }) {
  if (need.kind === 'home') {
    data.answers['home'] = await homeContent(language);
    return;
  }
  if (need.kind === 'issues') {
    data.answers['issues'] = await archivedIssues(language);
    return;
  }
  if (need.kind === 'issue') {
    const issue = await archivedIssue(id, language);
    data.subject = issue;
    if (issue) data.answers[`issues/${id}`] = issue;
    return;
  }
  const resource = resources[need.resource];
  if (need.kind === 'list') data.answers[resource.name] = await publishedList(resource, language);
  else if (need.kind === 'only') data.answers[resource.name] = await publishedOne(resource, 'main', language);
  else {
    const document = await publishedOne(resource, need.id ?? id, language);
    if (need.id === undefined) data.subject = document;
    if (document) data.answers[`${resource.name}/${need.id ?? id}`] = document;
  }
}

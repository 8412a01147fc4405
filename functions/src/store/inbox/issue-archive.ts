import type { Language } from '@nexus/domain/bilingual';
import type { ArchivedIssue, WholeIssue } from '@nexus/domain/contract/issues';
import type { issueArchive } from '@nexus/domain/newsletter/archive';
import { NEWSLETTER } from '@nexus/domain/newsletter/issue';
import type { ListedOf, Published } from '@nexus/domain/resources/published';
import { ISSUES } from '../projections/publications';
import { publishedList, publishedOne } from '../projections/published';

/** What went out, the newest first, as anybody may read it: from what is published, without a read while it is known. */
export async function archivedIssues(language: Language): Promise<ArchivedIssue[]> {
  const found = await publishedList(ISSUES, language, { most: NEWSLETTER.listed });
  return (found as ListedOf<typeof issueArchive>[]).map(titled);
}

/** An issue as it went out; null for a draft and for none. */
export async function archivedIssue(id: string, language: Language): Promise<WholeIssue | null> {
  const found = (await publishedOne(ISSUES, id, language)) as Published<typeof issueArchive> | null;
  return found && { ...titled(found), intro: found.intro, blocks: found.shown as WholeIssue['blocks'] };
}

function titled({ id, subject, sentAt }: ListedOf<typeof issueArchive>): ArchivedIssue {
  return { id, title: subject, sentAt: sentAt ?? '' };
}

import { isBilingual, type Bilingual } from '@nexus/domain/bilingual';
import { NEWSLETTER, PICKED, type IssueBlock, type ShownBlock } from '@nexus/domain/newsletter/issue';
import { paths } from '@nexus/domain/pages/paths';
import { resources } from '@nexus/domain/resources/index';
import { shortened } from '@nexus/domain/resources/published';
import type { Data } from '../kernel/documents';
import { shownOne } from '../projections/published';

const NOTHING: Bilingual = { en: '', ar: '' };

/** The blocks of an issue as readers get them now; null for what is not on the site, or is cancelled. */
export function shownBlocks(blocks: readonly IssueBlock[]): Promise<(ShownBlock | null)[]> {
  return Promise.all(blocks.map(async (block) => shownBlock(block)));
}

async function shownBlock(block: IssueBlock): Promise<ShownBlock | null> {
  const plain = { title: NOTHING, text: NOTHING, startsAt: '', place: NOTHING, path: '' };
  if (block.kind === 'text') return { ...plain, kind: 'text', text: block.text };
  const found = await shownOne(resources[PICKED[block.kind]], block.id);
  if (!found || found['isCancelled'] === true) return null;
  const text = (name: string) => textAt(found, name);
  if (block.kind === 'event') {
    const startsAt = typeof found['startsAt'] === 'string' ? found['startsAt'] : '';
    const about = { title: text('title'), text: cut(text('description')), place: text('location') };
    return { kind: 'event', ...about, startsAt, path: paths.event(found.id) };
  }
  if (block.kind === 'story') {
    const quote = text('quote');
    const words = quote.en || quote.ar ? quote : text('story');
    return { ...plain, kind: 'story', title: text('personName'), text: cut(words), path: paths.story(found.id) };
  }
  const words = text('excerpt');
  const shown = words.en || words.ar ? words : text('content');
  return { ...plain, kind: 'news', title: text('title'), text: cut(shown), path: paths.newsItem(found.id) };
}

function textAt(document: Data, name: string): Bilingual {
  const value = document[name];
  return isBilingual(value) ? { en: value.en, ar: value.ar } : NOTHING;
}

function cut({ en, ar }: Bilingual): Bilingual {
  return { en: shortened(en.trim(), NEWSLETTER.excerpt), ar: shortened(ar.trim(), NEWSLETTER.excerpt) };
}

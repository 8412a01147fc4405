import { inLanguage } from '@nexus/domain/pages/in-language';
import type { World } from '../local/world';
import { BUDGET } from '../measure/budget';
import { PUBLIC_ROUTES } from '../measure/routes';
import { readsIn } from './figures';

/** How long the page's function answers from memory, in milliseconds, and a little. */
const STALE = 1_100;
const MOST_COLD = 1;

interface Seen {
  status: number;
  reads: number;
  bytes: number;
}

/**
 * Every public page of the filled site in both languages: the reads of the first who asks a server, of one who asks when its
 * memory has gone stale, and of the next. @returns whether each is drawn and reads no more than with the seed
 */
export async function filledPages({ site }: World): Promise<boolean> {
  console.log('\n| page | first of a server | cold | warm | bytes | answers |\n|---|---|---|---|---|---|');
  let isGood = true;
  for (const route of PUBLIC_ROUTES)
    for (const language of ['en', 'ar'] as const) {
      const address = site + inLanguage(route, language);
      const first = await read(address);
      await new Promise((resolve) => setTimeout(resolve, STALE));
      const cold = await read(address);
      const warm = await read(address);
      const answers = [first, cold, warm].map(({ status }) => status).join(' ');
      console.log(
        `| ${inLanguage(route, language)} | ${first.reads} | ${cold.reads} | ${warm.reads} | ${cold.bytes} | ${answers} |`,
      );
      isGood &&= answers === '200 200 200' && cold.reads <= MOST_COLD && warm.reads <= BUDGET.readsWarm;
    }
  console.log(
    `\n${isGood ? 'Within' : 'NOT within'} the goal: every page is drawn, with ${MOST_COLD} read cold at most and ${BUDGET.readsWarm} warm.`,
  );
  return isGood;
}

async function read(address: string): Promise<Seen> {
  const answer = await fetch(address);
  const text = await answer.text();
  return { status: answer.status, reads: readsIn(answer.headers), bytes: Buffer.byteLength(text) };
}

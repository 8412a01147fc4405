import type { Page, Request } from '@playwright/test';
import { latinWords } from '../setup/latin';
import { KEPT_NAMES, textsIn } from '../setup/written-texts';

/** What people wrote reaches a page in the answers of the API, or with the page; everything else that it says are our words. */
export class Written {
  private readonly texts = new Set<string>(KEPT_NAMES);
  private readonly reading: Promise<void>[] = [];

  constructor(private readonly page: Page) {
    // One that a leaving page gave up is answered, too, and its body never comes.
    page.on('requestfinished', (request) => {
      if (/\/api\//.test(request.url()))
        this.reading.push(
          jsonOf(request).then(
            (json) => this.keep(json),
            () => undefined,
          ),
        );
    });
  }

  /** English words of ours on the page: in its text and the names of its parts. */
  async english(): Promise<string[]> {
    await Promise.all(this.reading);
    const drawn = await this.page.evaluate(() => document.getElementById('page-data')?.textContent ?? 'null');
    this.keep(JSON.parse(drawn));
    const said = (await saidOn(this.page)).filter((text) => latinWords(text).length > 0);
    const longestFirst = [...this.texts].sort((a, b) => b.length - a.length);
    return said.flatMap((text) => latinWords(longestFirst.reduce(without, text)));
  }

  private keep(value: unknown): void {
    for (const text of textsIn(value)) this.texts.add(text);
  }
}

async function jsonOf(request: Request): Promise<unknown> {
  return (await request.response())?.json();
}

/** A text without what somebody wrote, where it stands for itself: "ar" is no part of "Dashboard". */
function without(text: string, written: string): string {
  if (!text.includes(written)) return text;
  const literal = written.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return text.replaceAll(new RegExp(String.raw`(?<![A-Za-z])${literal}(?![A-Za-z])`, 'g'), ' ');
}

function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      // Initials of a name are drawn beside it.
      if (!element || element.closest('script, style, textarea, [aria-hidden=true]')) continue;
      if (node instanceof Text) words.push(node.data);
      else
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) words.push(element.getAttribute(name) ?? '');
    }
    return words;
  });
}

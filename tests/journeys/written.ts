import type { Page } from '@playwright/test';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { latinWords } from '../setup/latin';

/** Values that screens must never show as they are stored: each has a word of its own in both languages. */
const CODES = new Set([
  ...Object.values(resources as Record<string, Resource>).flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ options = [] }) => options.map(({ value }) => value)),
  ),
  ...'pending approved rejected new reviewed contacted archived confirmed waitlisted unsubscribed'.split(' '),
  ...'viewer editor admin super_admin application contact mentor partner volunteer'.split(' '),
]);

/** What people wrote reaches a page in the answers of the API; everything else that it says are our words. */
export class Written {
  private readonly texts = new Set<string>();
  private readonly reading: Promise<void>[] = [];

  constructor(private readonly page: Page) {
    page.on('response', (response) => {
      if (/\/api\//.test(response.url()))
        this.reading.push(
          response.json().then(
            (json) => this.keep(json),
            () => undefined,
          ),
        );
    });
  }

  /** English words of ours on the page: in its text and the names of its parts. */
  async english(): Promise<string[]> {
    await Promise.all(this.reading);
    const said = (await saidOn(this.page)).filter((text) => latinWords(text).length > 0);
    const longestFirst = [...this.texts].sort((a, b) => b.length - a.length);
    return said.flatMap((text) => latinWords(longestFirst.reduce((left, one) => left.replaceAll(one, ' '), text)));
  }

  private keep(value: unknown): void {
    if (typeof value === 'string') this.keepText(value);
    else if (value && typeof value === 'object') for (const one of Object.values(value)) this.keep(one);
  }

  private keepText(text: string): void {
    if (/[A-Za-z]{2}/.test(text) && !CODES.has(text)) this.texts.add(text.trim());
  }
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

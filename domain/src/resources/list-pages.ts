/** Of public lists, by the name of their resource; apart from the resources, so that browsers need not load them to know it. */
const LIST_PAGES: Readonly<Record<string, number>> = { events: 300, partners: 200, initiatives: 24 };
const OTHERWISE = 60;

/** How many documents are on a page of this list. */
export function listPageSize(name: string): number {
  return Object.hasOwn(LIST_PAGES, name) ? (LIST_PAGES[name] ?? OTHERWISE) : OTHERWISE;
}

/** Under which name a searched page carries the list in the other language beside that in its own. */
export function inOtherLanguage(name: string): string {
  return `${name} in the other language`;
}

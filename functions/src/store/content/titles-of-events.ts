import type { Language } from '@nexus/domain/bilingual';
import { titleAt } from '../commit/differences';
import { readDocuments } from '../kernel/documents';

/** An application belongs to an event: `events/{id}/applications/{member id}`. */
const eventAt = (path: string) => /^(events\/[^/]+)\/applications\//.exec(path)?.[1];

/** What the events are called that these applications are for. Costs a read for each event. */
export async function titlesOfEvents(paths: readonly string[], language: Language): Promise<(path: string) => string> {
  const events = [...new Set(paths.flatMap((path) => eventAt(path) ?? []))];
  const found = await readDocuments(events);
  const titles = new Map(events.map((path, index) => [path, titleAt(path, found[index] ?? null, language)]));
  return (path) => titles.get(eventAt(path) ?? '') ?? '';
}

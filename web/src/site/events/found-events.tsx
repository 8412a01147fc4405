import type { ComponentProps } from 'react';
import { found } from '@nexus/domain/search/found';
import { useInOtherLanguage } from '../../lib/content';
import { EventList } from './event-list';

/** Those of the events that a search finds, in either language. Loads when somebody searches. */
export function FoundEvents({ q, events, ...list }: ComponentProps<typeof EventList> & { q: string }) {
  const translated = useInOtherLanguage('event');
  const answers = found(q, events, (event) => ({
    words: [event, translated.get(event.id)].flatMap((one) => (one ? [one.title, one.description] : [])),
  }));
  return <EventList {...list} events={answers} />;
}

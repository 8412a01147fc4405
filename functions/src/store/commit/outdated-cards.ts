import { CARDS, cardKindOf } from '@nexus/domain/cards';
import type { SideEffect } from '../kernel/side-effects';
import { same } from './differences';
import type { ContentChange } from '../kernel/change';
import { publicPart } from '../projections/published-parts';

/** Cards of what is shown no longer, or says something else, are deleted: what somebody took back stays nowhere. */
export function outdatedCards(changes: readonly ContentChange[]): SideEffect[] {
  return changes.flatMap(({ resource, id, before, after }) => {
    const kind = cardKindOf(resource.name);
    const was = kind && publicPart(resource, id, before);
    if (!was) return [];
    const is = publicPart(resource, id, after);
    const says = is && CARDS[kind].fields.every((field) => same(was[field], is[field]));
    return says ? [] : [{ kind: 'deleteCards', card: `${kind}/${id}` }];
  });
}

import { resources, type ResourceKey } from './resources/index';

/**
 * The pictures that networks show beside a link to us: of which resources there are any, and which fields stand on them
 * or decide what does.
 */
export const CARDS = {
  event: { resource: 'event', fields: ['title', 'startsAt', 'venue', 'location', 'isCancelled'] },
  story: { resource: 'successStory', fields: ['personName', 'personTitle', 'companyName'] },
  newsItem: { resource: 'newsItem', fields: ['title', 'publishDate'] },
  site: { resource: 'settings', fields: ['communityName', 'tagline'] },
} as const satisfies Record<string, { resource: ResourceKey; fields: readonly string[] }>;

export type CardKind = keyof typeof CARDS;
export const CARD_KINDS = Object.keys(CARDS) as [CardKind, ...CardKind[]];

/** The kind of card that documents of the resource with this name have; undefined where they have none. */
export function cardKindOf(name: string): CardKind | undefined {
  return CARD_KINDS.find((kind) => resources[CARDS[kind].resource].name === name);
}

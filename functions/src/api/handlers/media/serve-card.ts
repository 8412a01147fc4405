import { CARDS, type CardKind } from '@nexus/domain/cards';
import type { Language } from '@nexus/domain/bilingual';
import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { resources } from '@nexus/domain/resources/index';
import { keptCard } from '../../../media/kept-cards';
import { cardAddress, cardOf } from '../../../media/card';
import { expireSite } from '../../../store/projections/published-manifest';
import { publishedOne } from '../../../store/projections/published';
import type { Handler } from '../../call';

/** A card has one address; every other one, with a stale version or more in its query, leads there and draws nothing. */
export const serveCard: Handler<Contract['serveCard']> = async ({ params, query, request }) => {
  const find = () => cardNow({ kind: params.kind, id: params.id, language: query.lang });
  const found = await find();
  if (!found) throw new NexusError('notFound');
  const { address, card } = found;
  const { pathname, search } = new URL(request.url);
  if (pathname + search !== address)
    return new Response(null, {
      status: 301,
      headers: { location: address, 'cache-control': 'public, max-age=300, s-maxage=3600' },
    });
  const isStill = async () => {
    expireSite();
    return (await find())?.address === address;
  };
  return new Response(new Uint8Array(await keptCard({ address, card, isStill })), {
    headers: {
      'content-type': 'image/png',
      // No longer than an hour: what is taken back is gone from caches soon. It is kept, so asking costs little.
      'cache-control': 'public, max-age=3600, s-maxage=3600',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
};

async function cardNow({ kind, id, language }: { kind: CardKind; id: string; language: Language }) {
  const document = await publishedOne(resources[CARDS[kind].resource], id, language);
  if (!document) return undefined;
  const card = cardOf(kind, document, language);
  return { card, address: cardAddress({ kind, id: String(document['id']), card }) };
}

import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { resources } from '@nexus/domain/resources/index';
import { keptCard } from '../../../media/cards';
import { cardAddress, cardOf } from '../../../page/card';
import { publishedOne } from '../../../store/published';
import type { Handler } from '../../call';

const RESOURCE_OF = {
  event: resources.event,
  story: resources.successStory,
  newsItem: resources.newsItem,
  site: resources.settings,
};

/** A card has one address; every other one, with a stale version or more in its query, leads there and draws nothing. */
export const serveCard: Handler<Contract['serveCard']> = async ({ params, query, request }) => {
  const { kind } = params;
  const document = await publishedOne(RESOURCE_OF[kind], params.id, query.lang);
  if (!document) throw new NexusError('notFound');
  const card = cardOf(kind, document, query.lang);
  const address = cardAddress({ kind, id: String(document['id']), card });
  const { pathname, search } = new URL(request.url);
  if (pathname + search !== address)
    return new Response(null, {
      status: 301,
      headers: { location: address, 'cache-control': 'public, max-age=300, s-maxage=3600' },
    });
  return new Response(new Uint8Array(await keptCard(address, card)), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600, s-maxage=604800',
      'x-content-type-options': 'nosniff',
    },
  });
};

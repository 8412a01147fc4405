import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { resources } from '@nexus/domain/resources/index';
import { cardOf, drawCard } from '../../../page/card';
import { publishedOne } from '../../../store/published';
import type { Handler } from '../../call';

const RESOURCE_OF = {
  event: resources.event,
  story: resources.successStory,
  newsItem: resources.newsItem,
  site: resources.settings,
};

export const serveCard: Handler<Contract['serveCard']> = async ({ params, query }) => {
  const document = await publishedOne(RESOURCE_OF[params.kind], params.id, query.lang);
  if (!document) throw new NexusError('notFound');
  const picture = await drawCard(cardOf(params.kind, document, query.lang));
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600, s-maxage=604800',
      'x-content-type-options': 'nosniff',
    },
  });
};

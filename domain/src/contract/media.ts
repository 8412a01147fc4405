import { z } from 'zod';
import { language } from '../bilingual';
import { contentId } from './content';
import { routes } from './route';

export const mediaRoutes = routes({
  uploadPicture: {
    method: 'POST',
    path: '/api/upload',
    action: 'picture.upload',
    body: 'form',
    response: z.object({ url: z.string(), width: z.number(), height: z.number() }),
  },
  servePicture: {
    method: 'GET',
    path: '/media/{name}',
    action: 'site.read',
    params: z.object({ name: z.string().regex(/^[a-z0-9]{24,64}(-\d{1,4}x\d{1,4}(@\d{2,4})?)?\.(jpg|webp|png)$/) }),
    raw: true,
  },
  /** The picture that networks show beside a link to an event, a story, a news item or another page: a PNG of 1200 × 630 px. */
  serveCard: {
    method: 'GET',
    path: '/media/cards/{kind}/{id}',
    action: 'site.read',
    params: z.object({ kind: z.enum(['event', 'story', 'newsItem', 'site']), id: contentId.shape.id }),
    query: z.object({ lang: language.default('en'), v: z.string().max(20).optional() }),
    raw: true,
  },
});

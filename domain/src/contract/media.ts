import { z } from 'zod';
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
    params: z.object({ name: z.string().regex(/^[a-z0-9]{24,64}\.(jpg|webp|png)$/) }),
    raw: true,
  },
});

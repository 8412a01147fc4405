import { z } from 'zod';
import { routes } from './route';

export const siteRoutes = routes({
  health: {
    method: 'GET',
    path: '/api/health',
    action: 'site.read',
    response: z.object({ status: z.enum(['ok', 'degraded']), firestore: z.enum(['ok', 'failing']), version: z.string() }),
  },
  readSettings: {
    method: 'GET',
    path: '/api/settings',
    action: 'site.read',
    response: z.record(z.string(), z.unknown()),
    cache: 'published',
  },
});

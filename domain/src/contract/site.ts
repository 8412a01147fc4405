import { z } from 'zod';
import { language } from '../bilingual';
import { routes } from './route';

export const siteRoutes = routes({
  /** `{ status: 'ok' | 'degraded', firestore: 'ok' | 'failing', version }`; 503 while degraded. */
  health: {
    method: 'GET',
    path: '/api/health',
    action: 'site.read',
    query: z.strictObject({ caller: z.literal('1').optional(), signing: z.literal('1').optional() }),
    raw: true,
  },
  /** What the Firebase SDK in the browser needs to know of this project. Nothing in it is secret. */
  readClientConfig: {
    method: 'GET',
    path: '/api/client-config',
    action: 'site.read',
    response: z.object({
      apiKey: z.string(),
      projectId: z.string(),
      authDomain: z.string().optional(),
      /** Of the app and of App Check; there where forms are to carry its token. */
      appId: z.string().optional(),
      appCheckSiteKey: z.string().optional(),
      emulators: z.object({ auth: z.string(), firestore: z.object({ host: z.string(), port: z.number() }) }).optional(),
    }),
    cache: 'published',
  },
  /** What the home page needs, in one answer. */
  readHome: {
    method: 'GET',
    path: '/api/home',
    action: 'site.read',
    query: z.strictObject({ lang: language.default('en'), fresh: z.string().max(20).optional() }),
    response: z.record(z.string(), z.unknown()),
    cache: 'published',
  },
  /** Tells that a page broke in somebody's browser. Kept in the logs, without anything personal. */
  reportCrash: {
    method: 'POST',
    path: '/api/crashes',
    action: 'form.submit',
    body: z.strictObject({
      message: z.string().max(300),
      stack: z.string().max(2_000),
      path: z.string().max(200),
    }),
    bodyBytes: 8 * 1024,
  },
});

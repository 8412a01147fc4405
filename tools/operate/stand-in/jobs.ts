import { refusal, type Route } from './route';
import type { Project } from './state';

/** Cloud Scheduler. */
export function jobRoutes({ jobs }: Project): Route[] {
  return [
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/jobs\/([\w-]+)$/,
      (_, name = '') => (jobs.has(name) ? { body: jobs.get(name) } : refusal(404, 'Job not found.')),
    ],
    [
      'POST',
      /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/jobs$/,
      ({ body }) => {
        const { name } = body as { name: string };
        jobs.set(name.split('/').at(-1) ?? '', body);
        return { body };
      },
    ],
    ['PATCH', /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/jobs\/([\w-]+)$/, ({ body }) => ({ body })],
  ];
}

import { refusal, type Route } from './route';
import type { Project } from './state';

const MADE = '2026-01-01T00:00:00Z';

/** Rules of Firestore and Storage. */
export function rulesRoutes(project: Project): Route[] {
  const { id, rules, rulesets } = project;
  return [
    ['POST', /^\/v1\/projects\/[^/]+:test$/, () => ({ body: { issues: [] } })],
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/releases$/,
      () => ({
        body: { releases: [...rules].map(([name, rulesetName]) => ({ name, rulesetName, createTime: MADE })) },
      }),
    ],
    ['GET', /^\/v1\/projects\/[^/]+\/rulesets\/(\d+)$/, (_, at) => ({ body: rulesets[Number(at) - 1] ?? '' })],
    [
      'POST',
      /^\/v1\/projects\/[^/]+\/rulesets$/,
      ({ body }) => {
        rulesets.push(JSON.stringify(body));
        return { body: { name: `projects/${id}/rulesets/${rulesets.length}` } };
      },
    ],
    // The release is updated where it is there, and made where it is not.
    [
      'PATCH',
      /^\/v1\/(projects\/[^/]+\/releases\/.+)$/,
      ({ body }, name = '') => {
        if (!rules.has(name)) return refusal(404, 'Requested entity was not found.', 'NOT_FOUND');
        rules.set(name, (body as { release: { rulesetName: string } }).release.rulesetName);
        return { body: {} };
      },
    ],
    [
      'POST',
      /^\/v1\/projects\/[^/]+\/releases$/,
      ({ body }) => {
        const { name, rulesetName } = body as { name: string; rulesetName: string };
        rules.set(name, rulesetName);
        return { body: { name, rulesetName } };
      },
    ],
  ];
}

import { done, refusal, type Call, type Route } from './route';
import type { Policy, Project } from './state';

/** The project itself: billing, APIs, rights and Authentication. */
export function projectRoutes(project: Project): Route[] {
  const { id, number } = project;
  return [
    ['GET', /^\/(?:v1|v1beta1)\/operations\//, () => done()],
    ['POST', /^\/oauth2\/v\d\/token$/, () => ({ body: { access_token: 'x', expires_in: 3600 } })],
    [
      'GET',
      /^\/v1beta1\/projects\/[^/]+$/,
      () => ({ body: { projectId: id, projectNumber: number, state: 'ACTIVE' } }),
    ],
    ['GET', /^\/v1beta1\/projects\/[^/]+\/adminSdkConfig$/, () => ({ body: { projectId: id } })],
    ['GET', /^\/v1\/projects\/[^/]+$/, () => ({ body: { projectId: id, projectNumber: number } })],
    ['GET', /^\/compute\/v1\/projects\//, () => ({ body: { defaultServiceAccount: accountOf(project) } })],
    ['GET', /^\/v1\/projects\/[^/]+\/billingInfo$/, () => ({ body: { billingEnabled: project.isBilled } })],
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/services:batchGet$/,
      ({ query }) => ({
        body: { services: query.getAll('names').map((name) => ({ name, state: stateOf(project, name) })) },
      }),
    ],
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/services\/([^/]+)$/,
      (_, name) => ({ body: { state: stateOf(project, name ?? '') } }),
    ],
    [
      'POST',
      /^\/v1\/projects\/[^/]+\/services:batchEnable$/,
      ({ body }) => {
        const { serviceIds } = body as { serviceIds: string[] };
        if (serviceIds.length > 20) return refusal(400, 'At most 20 services can be enabled at once.');
        for (const one of serviceIds) project.enabled.add(one);
        return done();
      },
    ],
    ['POST', /^\/(?:v1beta1|v1)\/projects\/[^/]+\/services\/([^/:]+):generateServiceIdentity$/, () => done()],
    ['GET', /^\/v1beta1\/projects\/[^/]+\/configs$/, () => ({ body: {} })],
    ['GET', /^\/v1beta\/projects\/[^/]+\/instances$/, () => ({ body: { instances: [] } })],
    ...policyRoutes(project),
    [
      'GET',
      /^\/admin\/v2\/projects\/[^/]+\/config$/,
      () =>
        project.authentication
          ? { body: project.authentication }
          : refusal(404, 'CONFIGURATION_NOT_FOUND', 'NOT_FOUND'),
    ],
    [
      'PATCH',
      /^\/admin\/v2\/projects\/[^/]+\/config$/,
      ({ body }) => {
        project.authentication = { ...project.authentication, ...(body as object) };
        return { body: project.authentication };
      },
    ],
  ];
}

const accountOf = ({ number }: Project) => `${number}-compute@developer.gserviceaccount.com`;

/** firebase-tools names an API by the host it asks, and here that is this machine. */
function stateOf({ enabled }: Project, name: string): string {
  return name.endsWith('127.0.0.1') || enabled.has(name.split('/').at(-1) ?? '') ? 'ENABLED' : 'DISABLED';
}

function policyRoutes({ policies, id, number }: Project): Route[] {
  const keyOf = (path: string) => path.replace(`/projects/${number}`, `/projects/${id}`).replace(/^\/v\d+\//, '');
  const get = (_: Call, path = '') => ({
    body: policies.get(keyOf(path)) ?? { bindings: [], etag: 'first' },
  });
  return [
    ['GET', /^(\/.+):getIamPolicy$/, get],
    ['POST', /^(\/.+):getIamPolicy$/, get],
    [
      'POST',
      /^(\/.+):setIamPolicy$/,
      ({ body }, path = '') => {
        const { policy } = body as { policy: Policy };
        const before = policies.get(keyOf(path));
        if (policy.etag && before && policy.etag !== before.etag)
          return refusal(409, 'There were concurrent policy changes.');
        policies.set(keyOf(path), { ...policy, etag: `etag-${policies.size}-${policy.bindings.length}` });
        return { body: policies.get(keyOf(path)) };
      },
    ],
    [
      'POST',
      /:testIamPermissions$/,
      ({ body }) => ({ body: { permissions: (body as { permissions: string[] }).permissions } }),
    ],
  ];
}

import { refusal, type Call, type Route } from './route';
import type { Policy, Project } from './state';

const done = (response: unknown = {}) => ({ body: { name: 'operations/done', done: true, response } });

/** Billing, APIs, rights, Firestore, Storage, secrets and Authentication. */
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
    ...storeRoutes(project),
    ...secretRoutes(project),
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

function storeRoutes(project: Project): Route[] {
  const { id } = project;
  const at = `^/v1/projects/${id}/databases`;
  const parent = `projects/${id}/databases/(default)/collectionGroups`;
  return [
    ['GET', new RegExp(`${at}$`), () => ({ body: { databases: project.database ? [project.database] : [] } })],
    [
      'GET',
      new RegExp(`${at}/\\(default\\)$`),
      () => (project.database ? { body: project.database } : refusal(404, 'The database (default) does not exist.')),
    ],
    [
      'POST',
      new RegExp(`${at}$`),
      ({ body }) => {
        if (!project.enabled.has('firestore.googleapis.com'))
          return refusal(403, 'Cloud Firestore API has not been used.');
        project.database = { name: `projects/${id}/databases/(default)`, ...(body as object) };
        return done();
      },
    ],
    [
      'PATCH',
      new RegExp(`${at}/\\(default\\)$`),
      ({ body }) => {
        Object.assign(project.database ?? {}, body);
        return done();
      },
    ],
    [
      'GET',
      new RegExp(`${at}/\\(default\\)/backupSchedules$`),
      () => ({ body: { backupSchedules: project.backupSchedules } }),
    ],
    [
      'POST',
      new RegExp(`${at}/\\(default\\)/backupSchedules$`),
      ({ body }) => {
        project.backupSchedules.push(body as Record<string, unknown>);
        return { body };
      },
    ],
    [
      'GET',
      new RegExp(`${at}/\\(default\\)/collectionGroups/-/indexes$`),
      () => {
        project.indexPatience -= 1;
        if (project.indexPatience < 0) for (const index of project.indexes.values()) index.state = 'READY';
        return { body: { indexes: [...project.indexes.values()] } };
      },
    ],
    [
      'POST',
      new RegExp(`${at}/\\(default\\)/collectionGroups/([^/]+)/indexes$`),
      ({ body }, collection) => {
        const name = `${parent}/${collection}/indexes/${project.indexes.size}`;
        const given = body as { fields: unknown[]; queryScope: string };
        project.indexes.set(name, { ...given, name, state: 'CREATING' });
        return done();
      },
    ],
    [
      'GET',
      new RegExp(`${at}/\\(default\\)/collectionGroups/-/fields$`),
      () => ({ body: { fields: [...project.fields.values()] } }),
    ],
    [
      'PATCH',
      new RegExp(`${at}/\\(default\\)/collectionGroups/([^/]+)/fields/([^/]+)$`),
      ({ body }, collection, field) => {
        const name = `${parent}/${collection}/fields/${field}`;
        project.fields.set(name, { name, ...(body as object) });
        return done();
      },
    ],
    [
      'GET',
      /^\/v1alpha\/projects\/[^/]+\/defaultBucket$/,
      () => ({ body: { bucket: { name: `projects/${id}/buckets/${id}.firebasestorage.app` } } }),
    ],
  ];
}

function secretRoutes({ secrets, id, number }: Project): Route[] {
  const named = (name = '') => `projects/${number}/secrets/${name}`;
  const absent = (name = '') => refusal(404, `Secret [${named(name)}] not found or has no versions.`, 'NOT_FOUND');
  const at = `^/v1/projects/(?:${id}|${number})/secrets`;
  return [
    [
      'GET',
      new RegExp(`${at}/(\\w+)$`),
      (_, name = '') => (secrets.has(name) ? { body: { name: named(name), labels: {} } } : absent(name)),
    ],
    [
      'GET',
      new RegExp(`${at}/(\\w+)/versions/latest$`),
      (_, name = '') =>
        secrets.get(name)?.hasVersion
          ? { body: { name: `${named(name)}/versions/1`, state: 'ENABLED' } }
          : absent(name),
    ],
    [
      'POST',
      new RegExp(`${at}$`),
      ({ query }) => {
        const name = query.get('secretId') ?? '';
        if (secrets.has(name)) return refusal(409, `Secret [${named(name)}] already exists.`, 'ALREADY_EXISTS');
        secrets.set(name, { hasVersion: false, value: '' });
        return { body: { name: named(name) } };
      },
    ],
    [
      'POST',
      new RegExp(`${at}/(\\w+):addVersion$`),
      ({ body }, name = '') => {
        const { payload } = body as { payload: { data: string } };
        secrets.set(name, { hasVersion: true, value: Buffer.from(payload.data, 'base64').toString() });
        return { body: { name: `${named(name)}/versions/1`, state: 'ENABLED' } };
      },
    ],
  ];
}

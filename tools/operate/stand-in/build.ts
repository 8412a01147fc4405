import { refusal, type Route } from './route';
import type { Project, Service } from './state';

const REGION = 'europe-west1';
const MADE = '2026-01-01T00:00:00Z';

/** Rules, Artifact Registry, Cloud Functions, Cloud Run and Cloud Scheduler. */
export function buildRoutes(project: Project): Route[] {
  const repository = `projects/${project.id}/locations/${REGION}/repositories/gcf-artifacts`;
  return [
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/repositories\/gcf-artifacts$/,
      () => (project.repository ? { body: project.repository } : refusal(404, 'Requested entity was not found.')),
    ],
    [
      'POST',
      /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/repositories$/,
      ({ body }) => {
        project.repository = { ...(body as object), name: repository };
        return { body: { name: 'operations/made', done: true } };
      },
    ],
    [
      'PATCH',
      /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/repositories\/gcf-artifacts$/,
      ({ body }) => {
        project.repository = { ...project.repository, ...(body as object) };
        return { body: project.repository };
      },
    ],
    ...rulesRoutes(project),
    ...functionRoutes(project, repository),
    ...serviceRoutes(project),
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/jobs\/([\w-]+)$/,
      (_, name = '') => (project.jobs.has(name) ? { body: project.jobs.get(name) } : refusal(404, 'Job not found.')),
    ],
    [
      'POST',
      /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/jobs$/,
      ({ body }) => {
        const { name } = body as { name: string };
        project.jobs.set(name.split('/').at(-1) ?? '', body);
        return { body };
      },
    ],
    ['PATCH', /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/jobs\/([\w-]+)$/, ({ body }) => ({ body })],
  ];
}

function rulesRoutes(project: Project): Route[] {
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

function functionRoutes(project: Project, repository: string): Route[] {
  const { id, functions } = project;
  const at = '^/v2/projects/[^/]+/locations/[^/]+/functions';
  const put = (body: Record<string, unknown>) => {
    const name = String(body['name']);
    const short = name.split('/').at(-1) ?? '';
    if (project.failsOnce.delete(short))
      return refusal(400, 'Permission denied while using the Eventarc Service Agent. It may take a few minutes.');
    // The functions themselves make the place for their images, without any policy.
    project.repository ??= { name: repository };
    const service = `projects/${id}/locations/${REGION}/services/${short}`;
    const made = {
      ...body,
      state: 'ACTIVE',
      environment: 'GEN_2',
      url: `https://${short}.example`,
      serviceConfig: { ...(body['serviceConfig'] as object), service, uri: `https://${short}.example` },
    };
    functions.set(short, made);
    newRevision(project, short);
    return { body: { name: `operations/${short}`, done: true, response: made } };
  };
  return [
    ['GET', /^\/v1\/projects\/[^/]+\/locations\/-\/functions$/, () => ({ body: { functions: [] } })],
    ['GET', new RegExp(`${at}$`), () => ({ body: { functions: [...functions.values()] } })],
    [
      'POST',
      new RegExp(`${at}:generateUploadUrl$`),
      () => ({
        body: { uploadUrl: `${project.address}/upload`, storageSource: { bucket: 'sources', object: 's.zip' } },
      }),
    ],
    ['PUT', /^\/upload$/, () => ({})],
    ['POST', new RegExp(`${at}$`), ({ body }) => put(body as Record<string, unknown>)],
    ['PATCH', new RegExp(`${at}/[^/]+$`), ({ body }) => put(body as Record<string, unknown>)],
    [
      'GET',
      /^\/v2\/operations\/(.+)$/,
      (_, name = '') => ({ body: { name, done: true, response: functions.get(name) } }),
    ],
  ];
}

function newRevision({ services, number }: Project, name: string): void {
  const before = services.get(name);
  const generation = (before?.metadata.generation ?? 0) + 1;
  services.set(name, {
    metadata: {
      name,
      namespace: number,
      generation,
      resourceVersion: `version-${generation}`,
      labels: { 'cloud.googleapis.com/location': REGION },
    },
    spec: { traffic: before?.spec.traffic ?? [{ latestRevision: true, percent: 100 }] },
    status: { latestReadyRevisionName: `${name}-${generation}` },
  });
}

function serviceRoutes({ services }: Project): Route[] {
  const told = (service: Service) => ({
    body: {
      ...service,
      status: {
        ...service.status,
        observedGeneration: service.metadata.generation,
        conditions: [{ type: 'Ready', status: 'True' }],
      },
    },
  });
  return [
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/services\/([\w-]+)$/,
      (_, name = '') => {
        const service = services.get(name);
        return service ? told(service) : refusal(404, `Service ${name} not found.`);
      },
    ],
    [
      'PUT',
      /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/services\/([\w-]+)$/,
      ({ body }, name = '') => {
        const before = services.get(name);
        const given = body as Service;
        if (!before) return refusal(404, `Service ${name} not found.`);
        // As Cloud Run does: who replaces a service says which version of it they read.
        if (given.metadata.resourceVersion !== before.metadata.resourceVersion)
          return refusal(
            409,
            `Conflict for resource '${name}': version was specified but current version differs.`,
            'ABORTED',
          );
        const after: Service = {
          ...before,
          spec: given.spec,
          metadata: { ...before.metadata, resourceVersion: `${before.metadata.resourceVersion}+` },
        };
        services.set(name, after);
        return told(after);
      },
    ],
  ];
}

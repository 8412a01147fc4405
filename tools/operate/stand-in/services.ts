import { refusal, type Route } from './route';
import { REGION, type Project, type Service } from './state';

/** Cloud Run, on which functions run: each function is a service of its own, with a revision for each time it was deployed. */
export function serviceRoutes({ services }: Project): Route[] {
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

/** A function was deployed. */
export function newRevision({ services, number }: Project, name: string): void {
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

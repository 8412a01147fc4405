import { done, refusal, type Route } from './route';
import type { Project } from './state';

/** Firestore with its backups and indexes, and Storage. */
export function storeRoutes(project: Project): Route[] {
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

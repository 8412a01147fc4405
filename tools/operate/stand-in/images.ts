import { refusal, type Route } from './route';
import { REGION, type Project } from './state';

/** Where functions keep their images. */
export const repositoryOf = ({ id }: Project) => `projects/${id}/locations/${REGION}/repositories/gcf-artifacts`;

/** Artifact Registry. */
export function imageRoutes(project: Project): Route[] {
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
        project.repository = { ...(body as object), name: repositoryOf(project) };
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
  ];
}

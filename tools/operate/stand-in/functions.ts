import { repositoryOf } from './images';
import { refusal, type Route } from './route';
import { newRevision } from './services';
import { REGION, type Project } from './state';

/** Cloud Functions of the second generation. */
export function functionRoutes(project: Project): Route[] {
  const { id, functions } = project;
  const at = '^/v2/projects/[^/]+/locations/[^/]+/functions';
  const put = (body: Record<string, unknown>) => {
    const name = String(body['name']);
    const short = name.split('/').at(-1) ?? '';
    if (project.failsOnce.delete(short))
      return refusal(400, 'Permission denied while using the Eventarc Service Agent. It may take a few minutes.');
    // The functions themselves make the place for their images, without any policy.
    project.repository ??= { name: repositoryOf(project) };
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

import { gunzipSync } from 'node:zlib';
import { refusal, type Route } from './route';
import { versionOf, type Project, type Version } from './state';

/** Firebase Hosting: versions, their files, and releases. */
export function hostingRoutes(project: Project): Route[] {
  const { id, versions, releases, contents } = project;
  const site = { name: `projects/${id}/sites/${id}`, type: 'DEFAULT_SITE' };
  const at = '^/v1beta1/projects/[^/]+/sites';
  return [
    ['GET', new RegExp(`${at}$`), () => ({ body: { sites: [{ ...site, defaultUrl: `${project.address}/live` }] } })],
    ['GET', new RegExp(`${at}/[^/]+$`), () => ({ body: { ...site, defaultUrl: `${project.address}/live` } })],
    [
      'POST',
      new RegExp(`${at}/[^/]+/versions$`),
      () => {
        const name = `sites/${id}/versions/v${versions.size + 1}`;
        versions.set(`v${versions.size + 1}`, { name, status: 'CREATED', config: {}, files: {} });
        return { body: { name } };
      },
    ],
    [
      'POST',
      /^\/v1beta1\/(?:projects\/[^/]+\/)?sites\/[^/]+\/versions\/([^/]+):populateFiles$/,
      ({ body }, name = '') => {
        const { files } = body as { files: Record<string, string> };
        Object.assign(versionOf(project, name)?.files ?? {}, files);
        const uploadRequiredHashes = Object.values(files).filter((hash) => !contents.has(hash));
        return { body: { uploadRequiredHashes, uploadUrl: `${project.address}/files` } };
      },
    ],
    [
      'POST',
      /^\/files\/([0-9a-f]+)$/,
      ({ body }, hash = '') => {
        contents.set(hash, gunzipSync(body as Buffer));
        return { body: '' };
      },
    ],
    [
      'PATCH',
      new RegExp(`${at}/[^/]+/versions/([^/]+)$`),
      ({ body }, name = '') => {
        const version = versionOf(project, name);
        if (!version) return refusal(404, 'No such version.');
        Object.assign(version, body as Partial<Version>);
        return { body: version };
      },
    ],
    [
      'GET',
      new RegExp(`${at}/[^/]+/channels/live/releases$`),
      () => ({ body: { releases: [...releases].reverse().map(withVersion) } }),
    ],
    [
      'GET',
      new RegExp(`${at}/[^/]+/releases$`),
      () => ({ body: { releases: [...releases].reverse().map(withVersion) } }),
    ],
    [
      'POST',
      new RegExp(`${at}/[^/]+/(?:channels/live/)?releases$`),
      ({ query, body }) => {
        const version = versionOf(project, query.get('versionName') ?? '');
        if (version?.status !== 'FINALIZED') return refusal(400, 'The version is not finalized.');
        const message = (body as { message?: string }).message;
        const { name } = version;
        const type = releases.some((one) => one.version.name === name) ? 'ROLLBACK' : 'DEPLOY';
        releases.push({
          name: `sites/${id}/releases/${releases.length + 1}`,
          version: { name },
          type,
          ...(message && { message }),
        });
        return { body: releases.at(-1) };
      },
    ],
  ];

  function withVersion(release: (typeof releases)[number]) {
    return { ...release, version: { ...versionOf(project, release.version.name), files: undefined } };
  }
}

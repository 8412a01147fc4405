import { gunzipSync } from 'node:zlib';
import { refusal, type Route } from './route';
import type { Project, Version } from './state';

function mayVisitorsSignIn({ policies }: Project): boolean {
  const all = [...policies.values()].flatMap(({ bindings }) => bindings);
  return all.some(({ role }) => role === 'roles/iam.serviceAccountTokenCreator');
}

/** Firebase Hosting, and what people would see of it under `/live`. */
export function hostingRoutes(project: Project): Route[] {
  const { id, versions, releases } = project;
  const contents = new Map<string, Buffer>();
  const site = { name: `projects/${id}/sites/${id}`, type: 'DEFAULT_SITE' };
  const versionOf = (name: string) => versions.get(name.split('/').at(-1) ?? '');
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
        Object.assign(versionOf(name)?.files ?? {}, files);
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
        const version = versionOf(name);
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
        const version = versionOf(query.get('versionName') ?? '');
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
    ['GET', /^\/live\/(?:ar)?$/, () => page()],
    ['GET', /^\/live\/admin$/, () => page()],
    [
      'GET',
      /^\/live\/api\/health$/,
      () => {
        const signIn = mayVisitorsSignIn(project) ? 'ok' : 'failing';
        return { body: { status: 'ok', firestore: 'ok', signIn, version: releases.at(-1)?.message } };
      },
    ],
    [
      'GET',
      /^\/live\/api\/auth\/linkedin\/start$/,
      () => {
        const back = encodeURIComponent('https://nexus.example/api/auth/linkedin/callback');
        const location = `https://www.linkedin.com/oauth/v2/authorization?client_id=app&redirect_uri=${back}`;
        return { status: 302, headers: { location } };
      },
    ],
    [
      'GET',
      /^\/live(\/.*)$/,
      (_, path = '') => {
        const release = releases.at(-1);
        const version = release && versionOf(release.version.name);
        const hash = version?.files[path];
        const bytes = hash ? contents.get(hash) : undefined;
        const type = path.endsWith('.json') ? 'application/json' : 'text/plain';
        return bytes ? { body: bytes, headers: { 'content-type': type } } : refusal(404, 'Not found');
      },
    ],
  ];

  function page() {
    const hash = versionOf(releases.at(-1)?.version.name ?? '')?.files['/shell.html'];
    return { body: contents.get(hash ?? '') ?? '', headers: { 'content-type': 'text/html' } };
  }

  function withVersion(release: (typeof releases)[number]) {
    return { ...release, version: { ...versionOf(release.version.name), files: undefined } };
  }
}

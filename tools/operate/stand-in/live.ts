import { refusal, type Route } from './route';
import { versionOf, type Project } from './state';

/** What people see of a site, under `/live`: pages and files of the last release, and what its functions answer. */
export function liveRoutes(project: Project): Route[] {
  const { releases, contents } = project;
  const files = () => versionOf(project, releases.at(-1)?.version.name)?.files;
  const page = () => ({
    body: contents.get(files()?.['/shell.html'] ?? '') ?? '',
    headers: { 'content-type': 'text/html' },
  });
  return [
    ['GET', /^\/live\/(?:ar)?$/, page],
    ['GET', /^\/live\/admin$/, page],
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
        const bytes = contents.get(files()?.[path] ?? '');
        const type = path.endsWith('.json') ? 'application/json' : 'text/plain';
        return bytes ? { body: bytes, headers: { 'content-type': type } } : refusal(404, 'Not found');
      },
    ],
  ];
}

function mayVisitorsSignIn({ policies }: Project): boolean {
  const all = [...policies.values()].flatMap(({ bindings }) => bindings);
  return all.some(({ role }) => role === 'roles/iam.serviceAccountTokenCreator');
}

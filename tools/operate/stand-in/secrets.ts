import { refusal, type Route } from './route';
import type { Project } from './state';

/** Secret Manager. */
export function secretRoutes({ secrets, id, number }: Project): Route[] {
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

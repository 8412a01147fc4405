import { siteOf } from './assets';
import type { Cloud } from './needs/need';

interface Release {
  name: string;
  version?: { name: string; status?: string };
  message?: string;
}

/**
 * Makes the release before the live one live again: its pages, and with them the revisions of the functions that they are
 * tied to. Rules, indexes, data and what no page asks stay as they are.
 * @returns what the two are called
 * @throws Error where there is none to go back to
 */
export async function goBack({ google, project }: Cloud): Promise<{ from: string; to: string }> {
  const site = (await siteOf({ google, project })).name.split('/').at(-1);
  const path = `/v1beta1/projects/-/sites/${site}/channels/live/releases`;
  const { releases = [] } = await google.ask<{ releases?: Release[] }>('hostingApiOrigin', 'GET', path, undefined, {
    pageSize: '50',
  });
  const [live] = releases;
  if (!live?.version) throw new Error('Nothing is live yet.');
  const before = releaseBefore(releases);
  if (!before?.version) throw new Error('There is no release before this one that is still kept.');
  const message = `back to ${before.message ?? before.version.name}`;
  await google.ask('hostingApiOrigin', 'POST', path, { message }, { versionName: before.version.name });
  return { from: live.message ?? live.version.name, to: before.message ?? before.version.name };
}

/** What was first live before the version that is live was: going back twice goes back two. */
function releaseBefore(releases: readonly Release[]): Release | undefined {
  const oldestFirst = releases.filter(({ version }) => version && version.status !== 'DELETED').toReversed();
  const versions = new Map<string, Release>();
  for (const release of oldestFirst)
    if (release.version && !versions.has(release.version.name)) versions.set(release.version.name, release);
  const names = [...versions.keys()];
  const at = names.indexOf(releases[0]?.version?.name ?? '');
  return at > 0 ? versions.get(names[at - 1] ?? '') : undefined;
}

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cloud } from './needs/need';

/** What a release says about itself at `/release.json`. */
export interface ReleaseNote {
  release: string;
  /** Names in `/assets` that this release itself asks for; not those kept for the one before. */
  assets: string[];
}

const NAME = /^[\w.-]+$/;
const PATIENCE = 30_000;

/**
 * Adds what the release that is live asks for to what will be uploaded: a page that somebody has open goes on loading its
 * own parts. Those of the release before that one go.
 * @returns how many were kept
 */
export async function keepAssets(given: { cloud: Cloud; folder: string; release: string }): Promise<number> {
  const { cloud, folder, release } = given;
  const assets = join(folder, 'web/dist/assets');
  const own = readdirSync(assets);
  const note: ReleaseNote = { release, assets: own };
  writeFileSync(join(folder, 'web/dist/release.json'), JSON.stringify(note));
  const { defaultUrl } = await siteOf(cloud);
  const before = await liveRelease(defaultUrl);
  const gone = (before?.assets ?? []).filter((name) => NAME.test(name) && !existsSync(join(assets, name)));
  mkdirSync(assets, { recursive: true });
  for (const name of gone) {
    const answer = await fetch(`${defaultUrl}/assets/${name}`, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) writeFileSync(join(assets, name), new Uint8Array(await answer.arrayBuffer()));
  }
  return gone.length;
}

interface Site {
  /** `projects/<id>/sites/<site>` */
  name: string;
  type: string;
  defaultUrl: string;
}

/** The project's own Hosting site. */
export async function siteOf({ google, project }: Cloud): Promise<Site> {
  const path = `/v1beta1/projects/${project}/sites`;
  const { sites = [] } = await google.ask<{ sites?: Site[] }>('hostingApiOrigin', 'GET', path);
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE') ?? sites[0];
  if (!site) throw new Error(`${project} has no Hosting site. Firebase console → Hosting → Get started.`);
  return site;
}

/** What the site that is live says about itself; undefined where there is none, or one that does not say. */
export async function liveRelease(address: string): Promise<ReleaseNote | undefined> {
  const answer = await fetch(`${address}/release.json`, { signal: AbortSignal.timeout(PATIENCE) }).catch(
    () => undefined,
  );
  if (!answer?.ok || !answer.headers.get('content-type')?.includes('json')) return undefined;
  return (await answer.json()) as ReleaseNote;
}

import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logOf } from '../local/emulators';
import { portsFrom } from '../local/ports';
import { startWorld } from '../local/world';
import { startStrictProxy } from '../local/strict-proxy';
import { startInstances } from './instances';

/** A world that tests run in. */
export interface TestWorld {
  /** Environment for the suites: where everything listens, and the folder with `emulators.log`. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** The first of the ports that tests use: worlds with another base do not disturb one another. */
export function testPort(): number {
  return Number(process.env['NEXUS_TEST_PORT'] ?? 5600);
}

/**
 * A seeded world of its own, with the strict proxy in front and the API behind it as in production. Build before.
 * @param queryLog where the store notes its queries, after what is there; beside the emulators' log unless given
 * @param environment what the servers are told beside what they always are
 * @param route another server than the emulators for a path
 */
export async function openWorld({
  queryLog,
  environment,
  route,
}: {
  queryLog?: string;
  environment?: Record<string, string>;
  route?: (path: string) => string | undefined;
} = {}): Promise<TestWorld> {
  const base = testPort();
  const ports = portsFrom(base);
  const site = `http://127.0.0.1:${ports.proxy}`;
  mkdirSync(tmpdir(), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'nexus-test-'));
  const queries = queryLog ?? join(folder, 'queries.jsonl');
  const world = await startWorld({
    base,
    project: `demo-nexus-test-${base}`,
    folder,
    siteUrl: site,
    environment: { LINKEDIN_TIMEOUT: '5000', PUBLISHED_FRESH: '300', NEXUS_QUERY_LOG: queries, ...environment },
    say: (line) => console.log(`• ${line}`),
  });
  Object.assign(process.env, world.environment);
  const instances = await startInstances(logOf(folder));
  const proxy = await startStrictProxy({
    port: ports.proxy,
    target: `http://127.0.0.1:${ports.hosting}`,
    route: (path) => route?.(path) ?? instances.route(path),
  });
  const stop = async () => {
    await proxy.stop();
    await instances.stop();
    await world.stop();
  };
  try {
    await seed();
  } catch (error) {
    await stop();
    throw error;
  }
  return { environment: { ...world.environment, SITE_URL: site, NEXUS_TEST_FOLDER: folder }, stop };
}

/** Forgets every document, account and file, and seeds anew. The environment names the world. */
export async function resetWorld(): Promise<void> {
  const {
    GCLOUD_PROJECT: project,
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
  } = process.env;
  const headers = { authorization: 'Bearer owner' };
  for (const address of [
    `http://${firestore}/emulator/v1/projects/${project}/databases/(default)/documents`,
    `http://${auth}/emulator/v1/projects/${project}/accounts`,
  ]) {
    const { ok, status } = await fetch(address, { method: 'DELETE', headers });
    if (!ok) throw new Error(`The world could not be emptied: ${status} from ${address}`);
  }
  const { getStorage } = await import('firebase-admin/storage');
  await import('../../functions/src/firebase');
  await getStorage().bucket().deleteFiles({ force: true });
  await seed();
}

async function seed(): Promise<void> {
  const { writeSeed } = await import('../seed/write-seed');
  await writeSeed();
}

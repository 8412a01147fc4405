import { appendFileSync, unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { startInstance, type Instance } from '../local/instance';
import { ROOT } from '../local/paths';

const BUNDLE = join(ROOT, 'functions/lib/index.js');
/** Milliseconds between two looks at the bundle. */
const PAUSE = 200;
/** Noted in the log when the instances run what was built anew. */
export const STARTED_ANEW = 'Instances started anew';

/** Processes that answer in the place of emulators. */
export interface Instances {
  /** Where the path is answered, if by one of them. */
  route(path: string): string | undefined;
  stop(): Promise<void>;
}

/**
 * The API and the uploads as in production: one process each, which answers many at once. The Functions emulator, which
 * hands each request to a process that is free and starts another where none is, keeps what documents set off and the pages.
 * @param log what they say is added to this file as the emulator notes it; they start anew when the bundle changes
 */
export async function startInstances(log: string): Promise<Instances> {
  const say = (text: string) => appendFileSync(log, text.replaceAll(/^(?=.)/gm, '>  '));
  const startAll = () => Promise.all((['api', 'upload'] as const).map((target) => startInstance(target, {}, { say })));
  let running = await startAll();
  let changing = Promise.resolve();
  const renew = async () => {
    const before = running;
    running = await startAll();
    await stopAll(before);
    appendFileSync(log, `${STARTED_ANEW}\n`);
  };
  // One that does not start leaves those that run, and is told; the next change tries again.
  const told = (error: unknown) => appendFileSync(log, `${String(error)}\n`);
  watchFile(BUNDLE, { interval: PAUSE }, () => (changing = changing.then(renew).catch(told)));
  return {
    route: (path) => {
      const [api, upload] = running;
      if (path === '/api/upload') return upload?.address;
      return /^\/(api|media)\//.test(path) ? api?.address : undefined;
    },
    stop: async () => {
      unwatchFile(BUNDLE);
      await changing;
      await stopAll(running);
    },
  };
}

async function stopAll(instances: readonly Instance[]): Promise<void> {
  await Promise.all(instances.map((one) => one.stop()));
}

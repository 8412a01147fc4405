import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from './paths';

const FRAMEWORK = join(ROOT, 'node_modules/@google-cloud/functions-framework/build/src/main.js');

/** A process that answers requests. */
export interface Instance {
  address: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * One instance of a function as it runs in production: the built bundle in Google's functions framework, which reads
 * bodies before we do. It talks to the world's emulators. Use it for what depends on the instance: bursts over two of
 * them, bodies, memory.
 */
export async function startInstance(
  target: 'api' | 'upload' | 'page',
  environment: Record<string, string> = {},
  given: {
    /** The folder of the bundle. */
    source?: string;
    /** Is given what it prints. */
    say?: (text: string) => void;
  } = {},
): Promise<Instance> {
  const port = await freePort();
  const source = given.source ?? join(ROOT, 'functions');
  const child = spawn(process.execPath, [FRAMEWORK, `--source=${source}`, `--port=${port}`], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FUNCTION_TARGET: target,
      FUNCTION_SIGNATURE_TYPE: 'http',
      ...environment,
    },
    stdio: ['ignore', given.say ? 'pipe' : 'ignore', given.say ? 'pipe' : 'inherit'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => given.say?.(text.toString()));
  const address = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilAnswers(address);
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilAnswers(address: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (await fetch(`${address}/robots.txt`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The instance did not answer within a minute.');
}

/**
 * Loaded into firebase-tools before the emulators start. The Functions emulator starts a process for each request that
 * comes while the others are at work, and never answers one whose process takes longer than half a minute, or was taken by
 * another request meanwhile: twenty requests at once, which production's one instance answers, can stop a busy machine.
 * Here they wait for whichever process is free first, and few are started at once.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator');
const { RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker');

/** Processes of one function at most, and how many of them may be starting. */
const MOST = 8;
const MOST_STARTING = 2;
/** Milliseconds between two looks for a free one. */
const PAUSE = 5;

const startRuntime = FunctionsEmulator.prototype.startRuntime;
const submitRequest = RuntimeWorkerPool.prototype.submitRequest;
/** How many are starting, by function. */
const starting = new Map();

const startingOf = (id) => starting.get(id) ?? 0;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Comes back once one is free. @throws what the start of the first one failed with */
FunctionsEmulator.prototype.startRuntime = async function (backend, trigger) {
  if (!trigger) return startRuntime.call(this, backend);
  const { id } = trigger;
  const pool = this.workerPools[backend.codebase];
  while (!pool.readyForWork(id)) {
    const up = pool.getTriggerWorkers(id).length;
    if (up === 0 && startingOf(id) === 0) await startOne(this, backend, trigger);
    else if (up < MOST && startingOf(id) < MOST_STARTING) void startOne(this, backend, trigger).catch(() => undefined);
    await pause();
  }
};

/** `readyForWork` was asked a moment ago: another request may have taken the process since. */
RuntimeWorkerPool.prototype.submitRequest = async function (id, ...rest) {
  while (!this.readyForWork(id)) await pause();
  return submitRequest.call(this, id, ...rest);
};

async function startOne(emulator, backend, trigger) {
  const { id } = trigger;
  starting.set(id, startingOf(id) + 1);
  try {
    await startRuntime.call(emulator, backend, trigger);
  } finally {
    starting.set(id, startingOf(id) - 1);
  }
}

import { log, traceOf } from './log';

/**
 * Runs all of these beside each other, each on its own: one that fails or takes long keeps no other from being done, and
 * has an error line of its own.
 * @throws Error with the names of those that failed, so that the run as a whole counts as failed
 */
export async function runJobs(jobs: Record<string, () => Promise<unknown>>): Promise<void> {
  const failed: string[] = [];
  const run = async ([job, work]: [string, () => Promise<unknown>]) => {
    try {
      await work();
    } catch (error) {
      failed.push(job);
      log('ERROR', 'job failed', { job, trace: traceOf(error) });
    }
  };
  await Promise.all(Object.entries(jobs).map(run));
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
}

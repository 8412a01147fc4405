import { afterEach, expect, test, vi } from 'vitest';
import { runJobs } from './jobs';

afterEach(() => vi.restoreAllMocks());

test('OPS-07 a job that fails and one that never ends keep no other from being done; each failure has its own line', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(line));
  const done: string[] = [];
  const never = new Promise<never>(() => undefined);
  const jobs = {
    sweep: () => Promise.reject(new TypeError('to mona@mail.test')),
    hanging: () => never,
    publish: async () => void done.push('publish'),
    erase: () => {
      throw new Error('at once');
    },
    forget: async () => void done.push('forget'),
  };
  void runJobs(jobs);
  await vi.waitFor(() => expect(done).toEqual(['publish', 'forget']));
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ severity: 'ERROR', message: 'job failed', job: 'erase' }),
    expect.objectContaining({ severity: 'ERROR', message: 'job failed', job: 'sweep' }),
  ]);
  expect(lines.join()).not.toContain('mona');

  const { hanging: _, ...ending } = jobs;
  await expect(runJobs(ending)).rejects.toThrow('Failed: erase, sweep');
  await expect(runJobs({ publish: jobs.publish })).resolves.toBeUndefined();
});

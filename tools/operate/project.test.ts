import { afterEach, expect, test, vi } from 'vitest';
import { useProject } from './project';

const names = ['GCLOUD_PROJECT', 'GOOGLE_CLOUD_PROJECT', 'GOOGLE_CLOUD_QUOTA_PROJECT', 'FIREBASE_CONFIG'];
afterEach(() => vi.unstubAllEnvs());

test('OPS-03 what a person’s own credentials ask for is counted against the project that they name', () => {
  for (const name of names) vi.stubEnv(name, undefined);
  useProject({ project: 'nexus-cairo', bucket: 'nexus-cairo.firebasestorage.app' });
  expect(process.env['GOOGLE_CLOUD_QUOTA_PROJECT']).toBe('nexus-cairo');
  expect(process.env['GOOGLE_CLOUD_PROJECT']).toBe('nexus-cairo');
});

test('OPS-03 a project for the quota that somebody chose stays', () => {
  for (const name of names) vi.stubEnv(name, undefined);
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', 'their-own');
  useProject({ project: 'nexus-cairo' });
  expect(process.env['GOOGLE_CLOUD_QUOTA_PROJECT']).toBe('their-own');
});

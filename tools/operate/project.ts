import { basePort, portsFrom } from '../local/ports';

/** Points the Firebase Admin SDK at a real project, or at the emulators of `npm start`. Call before importing it. */
export function useProject(given: {
  project?: string | undefined;
  bucket?: string | undefined;
  local?: boolean | undefined;
}): void {
  const project = given.local ? 'demo-nexus' : (given.project ?? '');
  const bucket = given.local ? 'demo-nexus.appspot.com' : (given.bucket ?? '');
  process.env['GCLOUD_PROJECT'] = project;
  process.env['GOOGLE_CLOUD_PROJECT'] = project;
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: project, storageBucket: bucket });
  // Google counts what a person's own credentials ask for against a project: without one it refuses.
  if (!given.local && project) process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= project;
  if (!given.local) return;
  const ports = portsFrom(basePort());
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${ports.firestore}`;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${ports.auth}`;
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = `127.0.0.1:${ports.storage}`;
}

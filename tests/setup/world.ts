/** The world that `npm test` started, by environment variables; a test run on its own says how to get one. */
function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run these tests with: npm test -- rules api`);
  return value;
}

export const world = {
  /** The site behind the strict proxy. */
  site: given('SITE_URL'),
  /** Where functions answer without Hosting in front, by their names. */
  functions: given('FUNCTIONS_ORIGIN'),
  /** The Hosting emulator itself: `site` asks the API without it. */
  hosting: given('HOSTING_ORIGIN'),
  project: given('GCLOUD_PROJECT'),
  authEmulator: `http://${given('FIREBASE_AUTH_EMULATOR_HOST')}`,
  firestore: given('FIRESTORE_EMULATOR_HOST'),
  storage: given('FIREBASE_STORAGE_EMULATOR_HOST'),
};

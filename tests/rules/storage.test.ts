import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteObject, getBytes, listAll, ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { world } from '../setup/world';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  const [host = '', port = ''] = world.storage.split(':');
  const rules = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');
  environment = await initializeTestEnvironment({
    projectId: world.project,
    storage: { host, port: Number(port), rules },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    await uploadBytes(ref(context.storage() as unknown as FirebaseStorage, 'media/kept.jpg'), new Uint8Array([1]));
  });
});
afterAll(() => environment.cleanup());

const isDenied = (attempt: Promise<unknown>) =>
  attempt.then(
    () => false,
    (error: { code?: string }) => error.code === 'storage/unauthorized',
  );

const PEOPLE: Record<string, Record<string, string> | undefined> = {
  visitor: undefined,
  'a pending member': { status: 'pending' },
  'a rejected member': { status: 'rejected' },
  'an approved member': { status: 'approved' },
  'a viewer': { role: 'viewer' },
  'an editor': { role: 'editor' },
  'an admin': { role: 'admin' },
  'a super admin': { role: 'super_admin' },
};

test.each(Object.entries(PEOPLE))(
  '%s reaches no file, neither to read, list, write nor delete',
  async (kind, claims) => {
    const context = claims
      ? environment.authenticatedContext(kind.replaceAll(' ', '-'), claims)
      : environment.unauthenticatedContext();
    const storage = context.storage() as unknown as FirebaseStorage;
    for (const path of ['media/kept.jpg', 'private/x', 'x']) {
      expect(await isDenied(getBytes(ref(storage, path))), `get ${path}`).toBe(true);
      expect(await isDenied(uploadBytes(ref(storage, path), new Uint8Array([2]))), `create ${path}`).toBe(true);
      expect(await isDenied(deleteObject(ref(storage, path))), `delete ${path}`).toBe(true);
    }
    expect(await isDenied(listAll(ref(storage, 'media')))).toBe(true);
  },
);

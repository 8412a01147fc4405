import { afterEach, expect, test, vi } from 'vitest';
import { seal, unseal } from './sealed';

afterEach(() => void vi.unstubAllEnvs());

test('SEC-39 what is sealed opens for its purpose with our secret, and otherwise not', () => {
  vi.stubEnv('SIGN_IN_SECRET', 'one secret');
  const words = Buffer.from('to be kept');
  const sealed = seal(words, 'test a');
  expect(Buffer.from(sealed, 'base64url').includes(words)).toBe(false);
  expect(seal(words, 'test a')).not.toBe(sealed);
  expect(unseal(sealed, 'test a')).toEqual(words);
  expect(() => unseal(sealed, 'test b')).toThrow();
  expect(() => unseal(sealed.slice(0, -4), 'test a')).toThrow();
  expect(() => unseal('', 'test a')).toThrow();
  vi.stubEnv('SIGN_IN_SECRET', 'another secret');
  expect(() => unseal(sealed, 'test a')).toThrow();
});

import { expect, test } from 'vitest';
import { isConflict } from './attempt';

test('somebody was faster: what was changed, made or removed meanwhile, and a batch that the store broke off', () => {
  const failed = (code: unknown) => Object.assign(new Error('refused'), { code });
  const codes = Array.from({ length: 17 }, (_, code) => code).filter((code) => isConflict(failed(code)));
  expect(codes).toEqual([5, 6, 9, 10]);
  expect([isConflict({ code: 6 }), isConflict(new Error('6')), isConflict(undefined)]).toEqual([false, false, false]);
});

import { expect, test } from 'vitest';
import { createQueryClient } from './queries';

test('what signed-in screens read is fresh for 10 minutes, kept 30, and not read again because the window has the focus', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 600_000, gcTime: 1_800_000, refetchOnWindowFocus: false });
  expect(mutations).toMatchObject({ retry: false });
});

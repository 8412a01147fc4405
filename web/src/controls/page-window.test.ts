import { expect, test } from 'vitest';
import { pageWindow } from './page-window';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 6, [1, 2, 3, 4, 5]],
])('page %i of %i offers %j', (page, count, offered) => expect(pageWindow(page, count)).toEqual(offered));

import { expect, test } from 'vitest';
import { handedOver } from './handed-over';

test('what is said before its screen has loaded is drawn as it comes, in order and once; then at once', () => {
  const { say, drawnBy } = handedOver<string>();
  const drawn: string[] = [];
  say('first');
  say('second');
  const end = drawnBy((said) => drawn.push(said));
  expect(drawn).toEqual(['first', 'second']);
  say('third');
  end();
  say('fourth');
  expect(drawn).toEqual(['first', 'second', 'third']);
  drawnBy((said) => drawn.push(said));
  expect(drawn).toEqual(['first', 'second', 'third', 'fourth']);
});

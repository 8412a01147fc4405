/**
 * Runs at once, and whatever is asked for within `pause` milliseconds after that once more when they are over: a crowd that
 * saves costs a screen as much as one that does now and then. `stop` forgets what waits.
 */
export function seldom(pause: number, run: () => void): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) now();
    }, pause);
  };
  const now = () => {
    isAsked = false;
    run();
    rest();
  };
  return {
    ask: () => {
      if (timer === undefined) now();
      else isAsked = true;
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      isAsked = false;
    },
  };
}

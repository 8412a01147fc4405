let onStep: ((event: PopStateEvent) => void) | undefined;

/** To be called before the router starts: the browser tells listeners in the order in which they came. */
export function watchHistory(): void {
  addEventListener('popstate', (event) => onStep?.(event));
}

/**
 * Asks before the browser's Back or Forward leaves this screen: the step is taken back at once, before the router sees
 * it, and done again where the answer is yes. @returns what ends it
 */
export function guardHistory(ask: () => Promise<boolean>): () => void {
  const screen = placeNow();
  const here = indexNow();
  let ownSteps = 0;
  let isAsking = false;
  let isLeaving = false;
  const onPop = (event: PopStateEvent) => {
    if (ownSteps > 0) {
      ownSteps -= 1;
      return event.stopImmediatePropagation();
    }
    if (isLeaving || placeNow() === screen) return;
    event.stopImmediatePropagation();
    const steps = indexNow() - here || -1;
    ownSteps += 1;
    history.go(-steps);
    if (isAsking) return;
    isAsking = true;
    void ask().then((answer) => {
      isAsking = false;
      isLeaving = answer;
      if (answer) history.go(steps);
    });
  };
  onStep = onPop;
  return () => {
    if (onStep === onPop) onStep = undefined;
  };
}

const placeNow = () => location.pathname + location.search;

/** The router numbers the entries that it makes. */
function indexNow(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}

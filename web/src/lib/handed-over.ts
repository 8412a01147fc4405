/** Hands what is said to whoever draws it; what is said before it is there waits for it. */
export function handedOver<Said>() {
  let draw: ((said: Said) => void) | undefined;
  let waiting: Said[] = [];
  return {
    say: (said: Said) => {
      if (draw) draw(said);
      else waiting.push(said);
    },
    /** @returns what ends it */
    drawnBy: (by: (said: Said) => void) => {
      draw = by;
      for (const said of waiting) by(said);
      waiting = [];
      return () => {
        draw = undefined;
      };
    },
  };
}

/** Waits until the window of that many seconds that the clock is in lasts for so many more: one that ends meanwhile counts anew. */
export async function untilWindowHas(seconds: number, window: number): Promise<void> {
  const left = window - ((Date.now() / 1_000) % window);
  if (left < seconds) await new Promise((resolve) => setTimeout(resolve, left * 1_000));
}

let told = 0;

/** Tells the server that this page broke; at most three times a visit, without anything that was typed. */
export function reportCrash(error: unknown): void {
  if (import.meta.env.SSR || told >= 3) return;
  told += 1;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  const body = {
    message: message.slice(0, 300),
    stack: (stack ?? '').slice(0, 2_000),
    path: location.pathname.slice(0, 200),
  };
  void fetch('/api/crashes', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

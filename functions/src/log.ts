type Severity = 'INFO' | 'WARNING' | 'ERROR';

/**
 * Writes one structured line, as Cloud Logging reads it. Callers pass codes, ids, counts and times; never a name,
 * an address, a token or the body of a request.
 */
export function log(severity: Severity, message: string, facts: Record<string, string | number | boolean> = {}): void {
  const line = JSON.stringify({ severity, message, ...facts });
  if (severity === 'ERROR') console.error(line);
  else console.log(line);
}

/** Where an unexpected error came from: its name and the first frames, without its message, which may quote input. */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  const code = 'code' in error ? ` (${String(error.code).slice(0, 40)})` : '';
  return `${error.name}${code} ${frames
    .slice(0, 4)
    .map((line) => line.trim())
    .join(' < ')}`;
}

/** A text from outside as a log may hold it: without addresses, tokens and what follows a question mark. */
export function redacted(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '[e-mail]')
    .replace(/eyJ[\w.-]+/g, '[token]')
    .replace(/\?[^\s:)]*/g, '?…')
    .replace(/[A-Za-z0-9_-]{40,}/g, '[long]');
}

/** This moment, as an ISO instant. */
export function now(): string {
  return new Date().toISOString();
}

/** The moment so many days from now. */
export function inDays(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}

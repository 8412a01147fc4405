/** *I cannot come* can be said until an event starts, and always of one without a date. */
export function canGiveBack({ startsAt }: { startsAt: string | null }, now: number): boolean {
  return startsAt === null || now < Date.parse(startsAt);
}

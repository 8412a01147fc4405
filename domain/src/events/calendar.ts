/** An instant as iCalendar writes it: 20261124T163000Z. */
export function calendarStamp(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/**
 * Whether a date, `2026-02-28` or an ISO 8601 instant that begins with one, names a day that the
 * calendar has. `Date` takes 30 February for 2 March, which nobody who wrote it meant.
 */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/u.exec(text.trim()) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

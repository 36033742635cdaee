/**
 * Returns whether a text, `2026-02-28` or an ISO 8601 instant, begins with a day that exists in the
 * calendar. `Date` would read 30 February as 2 March.
 */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/u.exec(text.trim()) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

import { isSalesDay } from "@comanda/contract/rules/sales-rules";

/** Returns a day of an address, `2026-02-28`; null for anything of which there can be no report. */
export function calendarDay(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/u.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) return null;
  return isSalesDay(text) ? text : null;
}

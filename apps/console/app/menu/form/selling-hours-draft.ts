import { WEEKDAYS, type Weekday } from "@comanda/domain/hours/time-zone";
import type { SellingWindow } from "@comanda/domain/menu/selling-hours";

/** A time at which something is sold, as the form has it; `key` stays while rows come and go. */
export type WindowDraft = { key: string; days: Weekday[]; from: string; to: string };

export type WindowFault = { kind: "noDays" | "noTime" | "sameTime" };

/** Returns the form of stored times on sale. */
export function startWindows(windows: readonly SellingWindow[] | null | undefined): WindowDraft[] {
  return (windows ?? []).map(({ days, from, to }, at) => ({
    key: `time-${at}`,
    days: WEEKDAYS.filter((day) => days.includes(day)),
    from,
    to,
  }));
}

/** A new time: every day, from noon to four. */
export const newWindow = (key: string): WindowDraft => ({
  key,
  days: [...WEEKDAYS],
  from: "12:00",
  to: "16:00",
});

/** The windows in the shape of the import file; a part without the field gets no empty one. */
export function sellingHoursOf(
  drafts: readonly WindowDraft[],
  stored: object | null,
): { availability?: Omit<WindowDraft, "key">[] } {
  const isKept = drafts.length > 0 || (stored !== null && "availability" in stored);
  return isKept ? { availability: drafts.map(({ days, from, to }) => ({ days, from, to })) } : {};
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/u.test(text);

/** What is wrong with a time, by its field. */
export function windowFaults({ days, from, to }: WindowDraft): [string, WindowFault | null][] {
  const time = (text: string): WindowFault | null => (isTime(text) ? null : { kind: "noTime" });
  return [
    ["days", days.length === 0 ? { kind: "noDays" } : null],
    ["from", time(from)],
    ["to", time(to) ?? (from === to ? { kind: "sameTime" } : null)],
  ];
}

/** Whether a time goes past midnight. */
export const endsNextDay = ({ from, to }: WindowDraft): boolean =>
  isTime(from) && isTime(to) && to < from;

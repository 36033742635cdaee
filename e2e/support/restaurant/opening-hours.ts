import { WEEKDAYS, type Weekday } from "@comanda/domain/hours/time-zone";
import type { EditableCompanyFile } from "./company-file.ts";

/** Returns the same value for each day of the week. */
export function everyDay<T>(value: T): Record<Weekday, T> {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, value])) as Record<Weekday, T>;
}

/** Makes the restaurant closed now, and open every day for three hours, two hours from now. */
export function closeNow(file: EditableCompanyFile): void {
  const [open, close] = [2, 5].map((hours) => clockTimeIn(file.company.timezone ?? "UTC", hours));
  const hours = [{ open: open ?? "", close: close ?? "" }];
  file.company.business_hours_settings = everyDay({ hours });
}

/** Makes the restaurant open now, and closed in an hour. */
export function closeInAnHour(file: EditableCompanyFile): void {
  file.company.business_hours_settings = openForAnHour(file.company.timezone ?? "UTC");
}

/** Returns the opening hours of a restaurant that is open now, and closed in an hour. */
export function openForAnHour(timeZone: string) {
  const [open, close] = [-1, 1].map((hours) => clockTimeIn(timeZone, hours));
  return everyDay({ hours: [{ open: open ?? "", close: close ?? "" }] });
}

/** Returns the local time `HH:mm` of a time zone, `hours` from now. */
function clockTimeIn(timeZone: string, hours: number): string {
  const instant = new Date(Date.now() + hours * 3_600_000);
  return new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(
    instant,
  );
}

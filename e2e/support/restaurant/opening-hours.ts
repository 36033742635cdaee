import type { EditableCompanyFile } from "./company-file.ts";

const days = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** Closed now, and open every day from two hours on for three hours. */
export function closeNow(file: EditableCompanyFile): void {
  const [open, close] = [2, 5].map((hours) => clockTimeIn(file.company.timezone ?? "UTC", hours));
  const hours = [{ open: open ?? "", close: close ?? "" }];
  file.company.business_hours_settings = Object.fromEntries(days.map((day) => [day, { hours }]));
}

/** Open now, and closed in an hour. */
export function closeInAnHour(file: EditableCompanyFile): void {
  const [open, close] = [-1, 1].map((hours) => clockTimeIn(file.company.timezone ?? "UTC", hours));
  const hours = [{ open: open ?? "", close: close ?? "" }];
  file.company.business_hours_settings = Object.fromEntries(days.map((day) => [day, { hours }]));
}

/** The local time of a time zone so many hours from now, `HH:mm`. */
function clockTimeIn(timeZone: string, hours: number): string {
  const instant = new Date(Date.now() + hours * 3_600_000);
  return new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(
    instant,
  );
}

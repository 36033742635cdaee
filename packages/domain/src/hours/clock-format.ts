export type TimeFormat = "12h" | "24h";

/** The countries that write hours with AM and PM. A list, because `Intl` data differs between runtimes. */
const TWELVE_HOUR_COUNTRIES =
  "AE AU BD BH CA CO DO DZ EG GT HN IN JM JO KW LB LY MX MY NI NZ OM PA PH PK PR QA SA SD SV SY TN US VE YE";

/** A country (two letters), and how a company there writes hours: `12h`, `24h`, `h:mm a`, `HH:mm`. */
export type ClockCountry = { country_code: string; time_format?: string | null };

/** Returns the time format that a company names, or else that of its country; conformance 4.35. */
export function timeFormat({ country_code, time_format }: ClockCountry): TimeFormat {
  const [, named] = /(12|24)/u.exec(time_format ?? "") ?? [];
  if (named) return named === "12" ? "12h" : "24h";
  if (time_format?.includes("H")) return "24h";
  if (time_format?.includes("h")) return "12h";
  return TWELVE_HOUR_COUNTRIES.split(" ").includes(country_code.toUpperCase()) ? "12h" : "24h";
}

/** Formats an opening time `HH:mm` as `9:05 PM` or `21:05`; 23:59 becomes midnight (conformance 4.36). */
export function formatOpeningTime(hhmm: string, format: TimeFormat): string {
  return formatClockTime(hhmm === "23:59" ? "00:00" : hhmm, format);
}

/** Formats a clock time `HH:mm` as `9:05 PM` or `21:05`. */
export function formatClockTime(hhmm: string, format: TimeFormat): string {
  const [hours = "00", minutes = "00"] = hhmm.split(":");
  if (format === "24h") return `${hours}:${minutes}`;
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

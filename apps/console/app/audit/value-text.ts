import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { formatMoney, toCents } from "@comanda/domain/money/cents";
import { localeNames } from "@comanda/ui/i18n/locale-names.ts";
import type { MessageKey, Translate } from "../i18n/text.ts";
import type { ValueKind } from "./field-labels.ts";

export type ValueFormats = {
  t: Translate;
  dateText: (instant: string) => string;
  /** The currency of the entry's order; null for an entry without one. */
  currency: StaffOrder["currency"] | null;
};

/** Writes a value of an entry as a member reads it; null for no value. */
export function valueText(value: unknown, kind: ValueKind, formats: ValueFormats): string | null {
  if (value === null || value === undefined) return null;
  if (typeof kind === "string") return writers[kind](value, formats) ?? plainText(value);
  const key: MessageKey | undefined = kind[String(value)];
  return key ? formats.t(key) : plainText(value);
}

type Writer = (value: unknown, formats: ValueFormats) => string | null;

/** Each answers null for a value that is not of its kind. */
const writers: Record<Extract<ValueKind, string>, Writer> = {
  text: () => null,
  unread: (_, { t }) => t("audit.value.other"),
  yesNo: (value, { t }) => t(value ? "audit.value.yes" : "audit.value.no"),
  instant: (value, { dateText }) => (typeof value === "string" ? dateText(value) : null),
  seconds: (value, { t }) => (typeof value === "number" ? secondsText(t, value) : null),
  money: (value, { currency }) =>
    typeof value === "number" && currency
      ? formatMoney(toCents(value, currency.code), currency)
      : null,
  language: (value) => (isLanguage(value) ? localeNames[value] : null),
  stations: (value) => (Array.isArray(value) ? stationNames(value) : null),
};

const isLanguage = (value: unknown): value is keyof typeof localeNames =>
  typeof value === "string" && Object.hasOwn(localeNames, value);

const stationNames = (stations: readonly unknown[]): string =>
  stations
    .map((each) => (each as { name?: unknown } | null)?.name)
    .filter((name) => typeof name === "string")
    .join(", ");

const secondsText = (t: Translate, seconds: number): string =>
  seconds % 60 === 0
    ? t("alerts.minutes", { count: seconds / 60 })
    : t("alerts.seconds", { count: seconds });

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

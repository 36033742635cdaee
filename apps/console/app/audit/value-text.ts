import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { Weekday } from "@comanda/domain/hours/time-zone";
import { localeNames } from "@comanda/ui/i18n/locale-names.ts";
import { intlLocale, type Locale } from "@comanda/ui/i18n/locales.ts";
import { joinedText } from "../i18n/joined-text.ts";
import type { Translate } from "../i18n/text.ts";
import { moneyText } from "../parts/orders/money-text.ts";
import { calendarDayText, codeText, plainNumberText } from "./plain-text.ts";
import { serviceName } from "./service-names.ts";
import { type ValueKind, wordKey } from "./value-kinds.ts";

export type ValueFormats = {
  t: Translate;
  dateText: (instant: string) => string;
  /** The currency of the entry's order, or of the restaurant. */
  currency: StaffOrder["currency"];
  locale: Locale;
  /** The names of dishes, categories and extras by their ids. */
  names: Readonly<Record<string, string>>;
};

/** Writes a value of an entry as a member reads it; null for no value. */
export function valueText(value: unknown, kind: ValueKind, formats: ValueFormats): string | null {
  if (value === null || value === undefined) return null;
  if (typeof kind === "string") return writers[kind](value, formats) ?? plainText(value, formats);
  const word = (each: unknown) => {
    const key = wordKey(kind, each);
    return key ? formats.t(key) : codeText(plainText(each, formats));
  };
  return Array.isArray(value) ? listText(value.map(word), formats) : word(value);
}

type Writer = (value: unknown, formats: ValueFormats) => string | null;

/** Each answers null for a value that is not of its kind. */
const writers: Record<Extract<ValueKind, string>, Writer> = {
  text: () => null,
  unread: (_, { t }) => t("audit.value.other"),
  yesNo: (value, { t }) => t(value ? "audit.value.yes" : "audit.value.no"),
  instant: (value, { dateText }) => (typeof value === "string" ? dateText(value) : null),
  seconds: (value, { t }) => (typeof value === "number" ? secondsText(t, value) : null),
  money: (value, { currency, locale }) =>
    typeof value === "number" ? moneyText(value, { currency }, locale) : null,
  percent: (value, { locale }) =>
    typeof value === "number"
      ? new Intl.NumberFormat(intlLocale(locale), {
          style: "percent",
          maximumFractionDigits: 2,
        }).format(value / 100)
      : null,
  service: (value, { t }) => serviceName(t, String(value)),
  namedById: (value, { t, names }) => names[String(value)] ?? t("audit.value.gone"),
  priceLines: (value, formats) =>
    Array.isArray(value)
      ? listText(
          value.map((line) => priceLine(line, formats)),
          formats,
        )
      : null,
  count: (value) => (Array.isArray(value) ? String(value.length) : null),
  hours: (value, formats) => (Array.isArray(value) ? listText(value.map(spanText), formats) : null),
  sellingHours: (value, { t, locale }) =>
    Array.isArray(value)
      ? listText(
          value.map((each: { days?: Weekday[]; from?: string; to?: string }) =>
            [
              ...(each.days ?? []).map((day) => t(`menu.weekday.${day}`)),
              spanText({ open: each.from, close: each.to }),
            ].join(" "),
          ),
          { locale },
        )
      : null,
  language: (value) => (isLanguage(value) ? localeNames[value] : null),
  stations: (value) => (Array.isArray(value) ? stationNames(value) : null),
};

/** Nothing is written as a line: without any hours a day is closed. */
const listText = (texts: readonly string[], { locale }: Pick<ValueFormats, "locale">): string =>
  joinedText(texts, locale) || "–";

const spanText = ({ open, close }: { open?: unknown; close?: unknown }): string =>
  `${open}–${close}`;

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

/** `Taco · Large: 32.5`, as a scheduled change of prices stores its lines. */
function priceLine(line: unknown, { currency, locale }: ValueFormats): string {
  const [, name = "", amount] = /^(.*): (\d+(?:\.\d+)?)$/su.exec(String(line)) ?? [];
  if (amount === undefined) return String(line);
  return `${name}: ${moneyText(Number(amount), { currency }, locale)}`;
}

/** A text, a number, a calendar day or a list of these; of anything else that it is another one. */
function plainText(value: unknown, formats: ValueFormats): string {
  const { t, locale } = formats;
  if (Array.isArray(value))
    return listText(
      value.map((each) => plainText(each, formats)),
      formats,
    );
  if (typeof value === "number") return plainNumberText(value, locale);
  if (typeof value === "boolean") return t(value ? "audit.value.yes" : "audit.value.no");
  return typeof value === "string"
    ? (calendarDayText(value, locale) ?? value)
    : t("audit.value.other");
}

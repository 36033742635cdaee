import type { SalesDimension, SalesRow } from "@comanda/contract/sales/sales-figures";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { type Currency, decimalsOf, formatMoney, toCents } from "@comanda/domain/money/cents";
import { isolateAmount } from "@comanda/ui/i18n/isolate.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useMemo } from "react";
import { type Translate, useText } from "../i18n/text.ts";
import type { FigureColumn } from "./figure-columns.ts";

/** Writes what reports show in the member's language. */
export function useReportText(currency: Currency) {
  const t = useText();
  const locale = useLocale();
  return useMemo(() => {
    const tag = intlLocale(locale);
    const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options);
    const [whole, decimal] = [format({}), format({ maximumFractionDigits: 1 })];
    const short = format({ notation: "compact", maximumFractionDigits: 1 });
    const percent = format({ style: "percent", maximumFractionDigits: 1 });
    const signed = { signDisplay: "exceptZero" } as const;
    const change = format({ style: "percent", maximumFractionDigits: 1, ...signed });
    const difference = format({ maximumFractionDigits: 1, ...signed });
    const dayFormat = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
    const shortDay = dayFormat({ weekday: "short", day: "numeric", month: "short" });
    const axisDay = dayFormat({ day: "numeric", month: "numeric" });
    const longDay = dayFormat({ dateStyle: "full" });
    const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
    const plain = (amount: number) => formatMoney(toCents(amount, currency.code), currency);
    const money = (amount: number) => isolateAmount(plain(amount), locale);
    const moneyChange = (amount: number) =>
      isolateAmount(`${amount > 0 ? "+" : ""}${plain(amount)}`, locale);
    const hour = (value: number) => `${String(value % 24).padStart(2, "0")}:00`;
    const day = (value: string) => shortDay.format(dateOf(value));

    const rowName = (by: SalesDimension, row: Pick<SalesRow, "key" | "label">) =>
      specialName(by, row, { t, day, hour }) ?? (row.label || row.key || t("reports.unknown"));

    const value = (column: FigureColumn, figure: number | null) => {
      if (figure === null) return "–";
      if (column.kind === "amount") return money(figure);
      return (column.kind === "count" ? whole : decimal).format(figure);
    };

    return {
      money,
      moneyChange,
      hour,
      day,
      rowName,
      value,
      /** `20.11.`, for axes: a canvas would draw Arabic's marks of direction, and turn the day round. */
      axisDay: (text: string) => axisDay.format(dateOf(text)).replaceAll(/[\u200E\u200F]/gu, ""),
      longDay: (text: string) => longDay.format(dateOf(text)),
      count: (number: number) => whole.format(number),
      /** `12.5k`, for axes. */
      short: (number: number) => short.format(number),
      percent: (share: number) => percent.format(share),
      /** `+6.9%`, `−3%`. */
      percentChange: (share: number) => change.format(share),
      countChange: (number: number) => difference.format(number),
      /** An amount in a file, with the decimals of its currency. */
      rounded: (amount: number) => Number(amount.toFixed(decimalsOf(currency.code))),
    };
  }, [t, locale, currency]);
}

export type ReportText = ReturnType<typeof useReportText>;

type NameTexts = {
  t: Translate;
  day: (day: string) => string;
  hour: (hour: number) => string;
};

/** The name of a row that neither its label nor its key says; null for the others. */
function specialName(
  by: SalesDimension,
  { key, label }: Pick<SalesRow, "key" | "label">,
  { t, day, hour }: NameTexts,
): string | null {
  const names: Partial<Record<SalesDimension, () => string | null>> = {
    day: () => day(key),
    hour: () => hour(Number(key)),
    rating: () => t("reports.stars", { count: Number(key) }),
    service_type: () => t(`reports.service.${key as ServiceType}`),
    source: () => (key === "" ? t("reports.direct") : null),
    category: () => (key === "" ? t("reports.offMenu") : null),
    payment: () => (label === null && key.toLowerCase() === "cash" ? t("reports.cash") : null),
  };
  return names[by]?.() ?? null;
}

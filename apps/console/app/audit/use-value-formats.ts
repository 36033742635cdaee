import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { useText } from "../i18n/text.ts";
import { useDateText } from "../parts/use-date-text.ts";
import type { ValueFormats } from "./value-text.ts";

/** What the log says of the restaurant: its clock, its currency, and names by ids. */
export type AuditPlace = {
  timezone: string;
  currency: StaffOrder["currency"];
  names: Readonly<Record<string, string>>;
};

/** How values of the log are written in the member's language. */
export function useValueFormats({ timezone, currency, names }: AuditPlace): ValueFormats {
  const t = useText();
  const dateText = useDateText(timezone);
  return { t, dateText, currency, names, locale: useLocale() };
}

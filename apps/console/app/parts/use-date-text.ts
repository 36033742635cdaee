import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useMemo } from "react";

/** Writes instants as day and time in the member's language and the device's time zone. */
export function useDateText(): (instant: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(intlLocale(locale), {
      dateStyle: "medium",
      timeStyle: "short",
    });
    return (instant) => format.format(new Date(instant));
  }, [locale]);
}

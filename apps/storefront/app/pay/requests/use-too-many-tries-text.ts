import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useText } from "../../i18n/text.ts";
import { roundedWait } from "./wait-seconds.ts";

/** Returns a function that says that there were too many tries, and after how many seconds the next one counts. */
export function useTooManyTriesText(): (seconds: number | null) => string {
  const t = useText();
  const locale = useLocale();
  return (seconds) => {
    const wait = roundedWait(seconds);
    if (!wait) return t("failure.busy");
    const format = new Intl.RelativeTimeFormat(intlLocale(locale));
    return t("failure.busyFor", { wait: format.format(wait.amount, wait.unit) });
  };
}

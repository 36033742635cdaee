import { useTimeText } from "../hours/time-text.ts";
import { useText } from "../i18n/text.ts";

/** Returns a function that says when a product is sold next: `From 18:00`, `From Monday 12:00`. */
export function useNextSaleText(): (nextAt: Date | null) => string {
  const clock = useTimeText();
  const t = useText();
  return (nextAt) => (nextAt ? t("sale.next", { moment: clock.soon(nextAt) }) : t("sale.never"));
}

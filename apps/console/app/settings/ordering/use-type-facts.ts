import type { ServiceTypeKey } from "@comanda/domain/company/service-type";
import { isolate } from "@comanda/ui/i18n/isolate.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useText } from "../../i18n/text.ts";
import { useDateText } from "../../parts/use-date-text.ts";
import type { SettingsForm } from "../form/use-settings-section.ts";

/** Returns what is said about the end of a stored pause; null where none is stored. */
export function usePauseText(timezone: string | undefined): (until: unknown) => string | null {
  const t = useText();
  const locale = useLocale();
  const dateText = useDateText(timezone);
  return (until) => {
    if (typeof until !== "string" || until === "") return null;
    // A file may have something that is no time.
    const time = Number.isNaN(Date.parse(until)) ? until : dateText(until);
    return `${t("settings.ordering.pausedUntil")}: ${isolate(time, locale)}`;
  };
}

/** What the closed card of an order type says: whether guests can order so, and what is set beside that. */
export function useTypeFacts(
  form: Pick<SettingsForm, "get">,
  type: ServiceTypeKey,
  pause: string | null,
): (string | false)[] {
  const t = useText();
  const locale = useLocale();
  const at = (field: string) => form.get(`ecommerce_settings.${type}.${field}`);
  if (at("active") !== true) return [t("settings.ordering.fact.off")];
  const time = type === "delivery" && at("average_time");
  const fee = Number(form.get(`order_settings.${type}.service_fee.value`) ?? 0);
  const percent = new Intl.NumberFormat(intlLocale(locale), {
    style: "percent",
    maximumFractionDigits: 2,
  });
  return [
    t("settings.ordering.fact.on"),
    pause ?? false,
    Boolean(time) && t("settings.ordering.timeOf", { time: String(time) }),
    at("scheduled_orders_enabled") === true && t("settings.ordering.fact.later"),
    at("tip.active") === true && t("settings.ordering.fact.tip"),
    fee > 0 && t("settings.ordering.feeOf", { percent: percent.format(fee / 100) }),
  ];
}

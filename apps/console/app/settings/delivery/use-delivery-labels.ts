import type { Currency } from "@comanda/domain/money/cents";
import { isolate } from "@comanda/ui/i18n/isolate.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useText } from "../../i18n/text.ts";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import type { SectionValue } from "../../parts/saving/section-value.ts";
import { numberText } from "../form/number-text.ts";
import { DELIVERY_LABELS, LIST_PATHS } from "./draft/delivery-fields.ts";
import { type ZoneKind, zonesIn } from "./draft/zone-lists.ts";
import { zoneLook } from "./map/zone-look.ts";

const COMPANY_LISTS: readonly string[] = Object.values(LIST_PATHS).map(({ company }) => company);

type ListItem = {
  name?: string | null;
  max?: number | null;
  price?: number | null;
  enabled?: boolean | null;
  paths?: readonly unknown[] | null;
  area?: readonly unknown[] | null;
};

/** Returns `labelOf`, which names a field or an item of a list, and `textOf`, which writes a value. */
export function useDeliveryLabels(value: SectionValue, kind: ZoneKind | null, currency: Currency) {
  const t = useText();
  const locale = useLocale();
  const language = intlLocale(locale);
  const moneyText = useMoneyText();
  const money = (amount: number) => moneyText(amount, { currency });
  const zoneName = (id: string) => {
    const zones = kind ? zonesIn(value, kind) : [];
    const index = zones.findIndex((zone) => zone.id === id);
    const { letter } = zoneLook(Math.max(index, 0));
    return zones[index]?.name || t("settings.delivery.zone", { letter });
  };
  const labelOf = (path: string): string => {
    const zone = /^zone\.(.+)\.(?:name|price|corners)$/u.exec(path)?.[1];
    if (zone !== undefined) return zoneName(zone);
    const range = /^range\.(\d+)\./u.exec(path)?.[1];
    if (range !== undefined) return t("settings.delivery.range", { number: Number(range) + 1 });
    const field = Object.keys(DELIVERY_LABELS).find(
      (each) => path === each || path.startsWith(`${each}.`),
    );
    const key = field && DELIVERY_LABELS[field];
    if (!key) return path;
    return COMPANY_LISTS.includes(field)
      ? t("settings.delivery.companyList", { name: t(key) })
      : t(key);
  };
  /**
   * Writes a number as an amount, as every number outside the lists is one, and a list as one line for each
   * zone or range: `A · Centro · $35.00 · 4 corners`; null for anything else.
   */
  const textOf = (_: string, given: unknown): string | null => {
    if (typeof given === "number") return money(given);
    if (!Array.isArray(given)) return null;
    return (given as ListItem[])
      .map(({ name, max, price, enabled, paths, area }, index) => {
        const isZone = max === undefined;
        const corners = (paths ?? area ?? []).flat().length;
        return [
          isZone ? zoneLook(index).letter : `${numberText(max ?? 0, language)} km`,
          name && isolate(name, locale),
          money(price ?? 0),
          corners > 0 && t("settings.delivery.corners", { count: corners }),
          enabled === false && t("settings.delivery.off"),
        ]
          .filter((part) => part !== null && part !== undefined && part !== false && part !== "")
          .join(" · ");
      })
      .join("\n");
  };
  return { labelOf, textOf };
}

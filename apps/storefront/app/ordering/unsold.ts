import { acceptsScheduledOrders } from "@comanda/domain/company/order-types";
import { SERVICE_TYPES } from "@comanda/domain/company/service-type";
import { hasSaleHours, productSaleState } from "@comanda/domain/menu/sale-hours";
import { useCompanySite, useMenu } from "../company/company-site.tsx";
import { useNow } from "../hours/current-time.tsx";
import { useTimeText } from "../hours/time-text.ts";
import { useText } from "../i18n/text.ts";

/** A product that is not sold now. */
export type Unsold = {
  /** When it is sold next; null for never. */
  nextAt: Date | null;
  /** Whether it can be ordered now for a later time. */
  takesLater: boolean;
};

/** Returns whether a product can neither be ordered for now nor for later. */
export const isUnsoldNow = (unsold: Unsold | null) => unsold !== null && !unsold.takesLater;

/** Returns a function that tells whether a product is not sold at the present minute. */
export function useUnsold(): (productId: string) => Unsold | null {
  const { categories } = useMenu();
  const { company, settings } = useCompanySite();
  const now = useNow();
  const timed = categories.filter(
    (category) => hasSaleHours(category) || category.products.some(hasSaleHours),
  );
  const takesLater = SERVICE_TYPES.some((type) => acceptsScheduledOrders(settings, type));
  return (productId) => {
    const { onSale, changesAt } = productSaleState(timed, productId, company.timezone, now);
    return onSale ? null : { nextAt: changesAt, takesLater: takesLater && changesAt !== null };
  };
}

/** Returns a function that says when a product is sold next: `From 18:00`, `From Monday 12:00`. */
export function useUnsoldText(): (nextAt: Date | null) => string {
  const clock = useTimeText();
  const t = useText();
  return (nextAt) =>
    nextAt ? t("menu.onSale", { moment: clock.soon(nextAt) }) : t("menu.notOnSale");
}

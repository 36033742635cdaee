import "../i18n/fetch-later-messages.ts";
import { acceptsScheduledOrders } from "@comanda/domain/company/order-types";
import { SERVICE_TYPES } from "@comanda/domain/company/service-type";
import { saleState } from "@comanda/domain/menu/selling-hours";
import { useEffect, useEffectEvent } from "react";
import { useCompanySite, useMenu } from "../company/company-site.tsx";
import { useNow } from "../hours/current-time.tsx";
import type { NotOnSale } from "./not-on-sale.ts";
import { useNextSaleText } from "./use-next-sale-text.ts";

type SaleClockProps = { onChange: (notOnSale: ReadonlyMap<string, NotOnSale>) => void };

/**
 * Follows the clock, and reports the products that are not sold now. Shows nothing. Its code is
 * loaded only for menus with times.
 */
export function SaleClock({ onChange }: SaleClockProps) {
  const { categories } = useMenu();
  const { company, settings } = useCompanySite();
  const now = useNow();
  const text = useNextSaleText();
  const takesLater = SERVICE_TYPES.some((type) => acceptsScheduledOrders(settings, type));
  const notOnSale = categories.flatMap((category) =>
    category.products.flatMap((product): [string, NotOnSale][] => {
      const { onSale, changesAt } = saleState([category, product], company.timezone, now);
      if (onSale) return [];
      const isLater = takesLater && changesAt !== null;
      return [[product.id, { text: text(changesAt), takesLater: isLater }]];
    }),
  );
  // As a string, so that nothing is reported while nothing changes.
  const serialized = JSON.stringify(notOnSale);
  const report = useEffectEvent((entries: string) => onChange(new Map(JSON.parse(entries))));
  useEffect(() => report(serialized), [serialized]);
  return null;
}

import type { OwnOrder } from "@comanda/contract/orders/own-order";
import { baseLanguage } from "@comanda/domain/menu/translations";
import { type DishNames, dishNames } from "@comanda/domain/orders/dish-names";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { useEffect, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";

/** The orders that the page was loaded with, and the names of their dishes in the visitor's language. */
type LoadedOrders = { orders: readonly OwnOrder[]; names: DishNames };

/**
 * Returns the names of the dishes in the visitor's language (decision 76), also of orders that came after
 * the page was loaded: for them today's menu is read once. Without it they keep the company's names.
 */
export function useDishNames(orders: readonly OwnOrder[], loaded: LoadedOrders): DishNames {
  const { company } = useCompanySite();
  const locale = useLocale();
  const [added, setAdded] = useState<DishNames>({});
  const own = company.language;
  const isTranslated = own !== null && baseLanguage(own) !== baseLanguage(locale);
  const dishIds = isTranslated ? addedDishIds(orders, loaded.orders).join("\n") : "";
  useEffect(() => {
    if (dishIds === "") return;
    const lines = dishIds
      .split("\n")
      .map((product_id) => ({ product_id, variant_id: null, modifiers: [] }));
    browserApi("listCategories", { params: { companyId: company.id } }).then(
      (menu) => setAdded(dishNames(lines, menu)),
      () => undefined,
    );
  }, [company.id, dishIds]);
  return { ...loaded.names, ...added };
}

/** Returns the ids of the dishes of orders that are not among those the page was loaded with. */
export function addedDishIds(orders: readonly OwnOrder[], loaded: readonly OwnOrder[]): string[] {
  const known = new Set(loaded.map(({ id }) => id));
  const added = orders.filter(({ id }) => !known.has(id));
  const ids = added.flatMap((order) => order.dishes.flatMap(({ product_id }) => product_id ?? []));
  return [...new Set(ids)].toSorted();
}

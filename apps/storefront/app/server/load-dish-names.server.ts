import type { ApiClient } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import { baseLanguage } from "@comanda/domain/menu/translations";
import { type DishNames, dishNames, methodNames } from "@comanda/domain/orders/dish-names";
import type { OptionalCall } from "./optional-call.server.ts";

type Options = {
  api: ApiClient;
  companyId: string;
  /** The language of the page. */
  locale: string;
  optional: OptionalCall;
};

/**
 * Loads the names of an order's dishes and of its payment method in the language of its page, from today's
 * menu and methods (decision 76). Only a page in another language than the company's reads them. Without
 * them the page has the order's own names.
 */
export async function loadDishNames(
  { api, companyId, locale, optional }: Options,
  order: Order,
): Promise<DishNames> {
  if (order.combos.length === 0) return {};
  const params = { companyId };
  const company = await optional("readCompany", api("readCompany", { params }));
  const own = company?.language;
  if (!own || baseLanguage(own) === baseLanguage(locale)) return {};
  const method = order.meta_data?.assigned_payment?.payment_method_id;
  const [menu, methods] = await Promise.all([
    optional("listCategories", api("listCategories", { params })),
    method
      ? optional("listPaymentMethods", api("listPaymentMethods", { params, query: {} }))
      : null,
  ]);
  return {
    ...(menu ? dishNames(order.combos, menu) : {}),
    ...(method && methods ? methodNames(method, Object.values(methods).flat()) : {}),
  };
}

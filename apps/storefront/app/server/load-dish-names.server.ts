import type { ApiClient } from "@comanda/contract/calls/api-client";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { baseLanguage } from "@comanda/domain/menu/translations";
import {
  type DishNames,
  dishNames,
  methodNames,
  type OrderedLine,
  rewardNames,
} from "@comanda/domain/orders/dish-names";
import type { OptionalCall } from "./optional-call.server.ts";

type Options = {
  api: ApiClient;
  companyId: string;
  /** The language of the page. */
  locale: string;
  optional: OptionalCall;
};

type Ordered = {
  lines: readonly OrderedLine[];
  /** The id of the payment method. */
  method?: string | null | undefined;
  /** The order type, whose methods have names of their own. */
  type?: ServiceType | null;
  discounts?: readonly { reward_id: string | null }[];
};

/**
 * Loads the names of ordered dishes, of a payment method and of rewards in the language of the page, from
 * today's menu, methods and rewards (decision 76). Only a page in another language than the company's reads them. Without
 * them the page has the names that the order has.
 */
export async function loadDishNames(
  { api, companyId, locale, optional }: Options,
  { lines, method, type = null, discounts = [] }: Ordered,
): Promise<DishNames> {
  if (lines.length === 0) return {};
  const params = { companyId };
  const company = await optional("readCompany", api("readCompany", { params }));
  const own = company?.language;
  if (!own || baseLanguage(own) === baseLanguage(locale)) return {};
  const [menu, methods, loyalty] = await Promise.all([
    optional("listCategories", api("listCategories", { params })),
    method
      ? optional("listPaymentMethods", api("listPaymentMethods", { params, query: {} }))
      : null,
    discounts.some((each) => each.reward_id)
      ? optional("readLoyaltySettings", api("readLoyaltySettings", { params }))
      : null,
  ]);
  return {
    ...(menu ? dishNames(lines, menu) : {}),
    ...(method && methods ? methodNames({ id: method, type }, methods) : {}),
    ...rewardNames(discounts, loyalty?.loyalty_program?.rewards ?? []),
  };
}

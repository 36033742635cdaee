import type { PaymentMethod, PaymentMethods } from "@comanda/contract/payments";
import { isOnline } from "@comanda/domain/payment-method";

/** A method that a provider takes, and where in `payment_methods` it stands: `takeaway.2`. */
export type OnlineMethod = { path: string; method: PaymentMethod };

/** The methods that are paid online, by the id of the provider that they name. */
export function namedProviders(methods: PaymentMethods): Map<string, OnlineMethod[]> {
  const all = Object.entries(methods).flatMap(([type, list]) =>
    list.map((method, at) => ({ path: `${type}.${at}`, method })),
  );
  const online = all.filter(({ method }) => isOnline(method));
  return Map.groupBy(online, ({ method }) => method.provider_id ?? "");
}

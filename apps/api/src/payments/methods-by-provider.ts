import type { PaymentMethod, PaymentMethods } from "@comanda/contract/payments/payment-method";
import { isOnlineMethod } from "@comanda/domain/orders/payment-method";

/** A method of a provider, and its place in `payment_methods`: `takeaway.2`. */
export type MethodAtPath = { path: string; method: PaymentMethod };

/** Returns the online methods, by the id of their provider. */
export function methodsByProvider(methods: PaymentMethods): Map<string, MethodAtPath[]> {
  const all = Object.entries(methods).flatMap(([type, list]) =>
    list.map((method, at) => ({ path: `${type}.${at}`, method })),
  );
  const online = all.filter(({ method }) => isOnlineMethod(method));
  return Map.groupBy(online, ({ method }) => method.provider_id ?? "");
}

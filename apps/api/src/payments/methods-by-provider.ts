import type { PaymentMethod, PaymentMethods } from "@comanda/contract/payments/payment-method";
import { isOnlineMethod } from "@comanda/domain/orders/payment-method";

/** A method that a provider takes, and where in `payment_methods` it stands: `takeaway.2`. */
export type MethodAtPath = { path: string; method: PaymentMethod };

/** The methods that are paid online, by the id of the provider that they name. */
export function methodsByProvider(methods: PaymentMethods): Map<string, MethodAtPath[]> {
  const all = Object.entries(methods).flatMap(([type, list]) =>
    list.map((method, at) => ({ path: `${type}.${at}`, method })),
  );
  const online = all.filter(({ method }) => isOnlineMethod(method));
  return Map.groupBy(online, ({ method }) => method.provider_id ?? "");
}

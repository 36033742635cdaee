import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { isOnlineMethod, paymentIntentKind } from "@comanda/domain/orders/payment-method";

/** Spec §4, Order summary: pay online, or by other methods. */
export type PaymentMode = "online" | "other";

type Method = Pick<PaymentMethod, "id" | "code" | "provider_id">;

export function paymentModeOf(method: Method): PaymentMode {
  return isOnlineMethod(method) ? "online" : "other";
}

/** The modes that there is a method of, in the order in which they are offered. */
export function paymentModesOf(methods: readonly Method[]): PaymentMode[] {
  return (["online", "other"] as const).filter((mode) =>
    methods.some((method) => paymentModeOf(method) === mode),
  );
}

/** What is chosen before the customer says anything: the way of the last order, else online. */
export function initialChoice<M extends Method>(
  methods: readonly M[],
  lastId: string | null,
): { mode: PaymentMode; method: M | null } {
  const last = methods.find(({ id }) => id === lastId);
  const mode = last ? paymentModeOf(last) : (paymentModesOf(methods)[0] ?? "other");
  return { mode, method: last ?? onlyMethodOf(methods, mode) };
}

/** The method of a mode that has but one; of several the customer chooses. */
export function onlyMethodOf<M extends Method>(methods: readonly M[], mode: PaymentMode): M | null {
  const [first, second] = methods.filter((method) => paymentModeOf(method) === mode);
  return first && !second ? first : null;
}

/**
 * The method that was chosen. What costs nothing has one all the same, since an order has to say it: one
 * that needs no provider, if there is.
 */
export function chosenMethod<M extends Method>(
  methods: readonly M[],
  id: string | null,
  isFree: boolean,
): M | null {
  const chosen = methods.find((method) => method.id === id);
  const first = methods.find((method) => paymentModeOf(method) === "other") ?? methods[0];
  return chosen ?? (isFree && first ? first : null);
}

/** Whether it is paid by a card form on the page. */
export function usesCardForm(method: PaymentMethod | null): method is PaymentMethod {
  return method !== null && isOnlineMethod(method) && paymentIntentKind(method) === "stripe";
}

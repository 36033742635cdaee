import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import {
  isCashMethod,
  isOnlineMethod,
  paymentIntentKind,
} from "@comanda/domain/orders/payment-method";

/** The two modes that the summary offers: pay online, or by other methods. */
export type PaymentMode = "online" | "other";

type Method = Pick<PaymentMethod, "id" | "code" | "provider_id">;

/** Returns the mode that offers a method. */
export function paymentModeOf(method: Method): PaymentMode {
  return isOnlineMethod(method) ? "online" : "other";
}

/** Returns the modes that have a method, in the order in which they are offered. */
export function paymentModesOf(methods: readonly Method[]): PaymentMode[] {
  return (["online", "other"] as const).filter((mode) =>
    methods.some((method) => paymentModeOf(method) === mode),
  );
}

/** Returns the mode and method that are chosen at first: those of the last order, else online. */
export function initialChoice<M extends Method>(
  methods: readonly M[],
  lastId: string | null,
): { mode: PaymentMode; method: M | null } {
  const last = methods.find(({ id }) => id === lastId);
  const mode = last ? paymentModeOf(last) : (paymentModesOf(methods)[0] ?? "other");
  return { mode, method: last ?? onlyMethodOf(methods, mode) };
}

/** Returns the method of a mode with only one method; of several the customer chooses. */
export function onlyMethodOf<M extends Method>(methods: readonly M[], mode: PaymentMode): M | null {
  const [first, second] = methods.filter((method) => paymentModeOf(method) === mode);
  return first && !second ? first : null;
}

/**
 * Returns the method that is chosen with a mode: its only one, or cash where it is the first, so that
 * paying in cash takes one press.
 */
export function methodChosenWith<M extends Method>(
  methods: readonly M[],
  mode: PaymentMode,
): M | null {
  const first = methods.find((method) => paymentModeOf(method) === mode);
  return onlyMethodOf(methods, mode) ?? (first && isCashMethod(first) ? first : null);
}

/**
 * Returns the chosen method. A free order needs one too, because every order names a method: then it is
 * one without a provider, if the company has one.
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

/** Returns whether the customer pays this method with a card form on the page. */
export function usesCardForm(method: PaymentMethod | null): method is PaymentMethod {
  return method !== null && isOnlineMethod(method) && paymentIntentKind(method) === "stripe";
}

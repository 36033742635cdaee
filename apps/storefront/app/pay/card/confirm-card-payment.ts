import type { ApiClient } from "@comanda/contract/calls/api-client";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { fetchPayments } from "../requests/payment-calls.ts";
import { clearCardEntered, markCardEntered } from "./entered-card.ts";

/**
 * The result of confirming a card. `invalid`: the form shows what is missing. `unknown`: the answer
 * was lost. `reason` is the bank's own text; null without one.
 */
export type CardPaymentResult =
  | { kind: "paid" | "processing" | "invalid" | "unknown" }
  | { kind: "refused"; reason: string | null };

/** The payment's id, and what its order's list of payments is asked by. */
type NamedPayment = Pick<CompanyPayment, "id" | "reference_id"> &
  Partial<Pick<CompanyPayment, "payment_method_id">>;

/** A card form that is ready. The card's details go to the provider only. */
export type CardFormHandle = {
  /** Checks that the form is filled in; the form itself shows what is missing. */
  validate: () => Promise<boolean>;
  /**
   * Confirms the card. `returnUrl` is the page to which a bank's own page sends the customer back.
   */
  confirm: (returnUrl: string) => Promise<CardPaymentResult>;
};

/**
 * Confirms a card. After a lost answer the server is asked; when the server does not know either,
 * the result is `unknown`. A second attempt is safe: it is the same payment, which can be paid only
 * once.
 */
export async function confirmCardPayment(
  call: ApiClient,
  payment: NamedPayment,
  card: CardFormHandle,
  returnUrl: string,
): Promise<CardPaymentResult> {
  // Before the confirmation: a bank may replace the whole page.
  markCardEntered(payment);
  const outcome = await card.confirm(returnUrl);
  if (outcome.kind === "invalid" || outcome.kind === "refused") clearCardEntered(payment.id);
  if (outcome.kind === "invalid") return outcome;
  const serverResult = await fetchCardResult(call, payment);
  if (outcome.kind !== "unknown") return serverResult?.kind === "paid" ? serverResult : outcome;
  return serverResult ?? outcome;
}

/**
 * Asks the server for the payment's result. Null when the server does not answer, or the payment is
 * still pending.
 */
export async function fetchCardResult(
  call: ApiClient,
  { id: paymentId, reference_id: orderId, payment_method_id: methodId }: NamedPayment,
): Promise<CardPaymentResult | null> {
  const found = await fetchPayments(call, orderId, methodId).catch(() => []);
  switch (found.find(({ id }) => id === paymentId)?.status) {
    case "paid":
      return { kind: "paid" };
    case "failed":
    case "cancelled":
      return { kind: "refused", reason: null };
    default:
      return null;
  }
}

import type { ApiClient } from "@comanda/contract/calls/api-client";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { fetchPayments } from "../requests/payment-calls.ts";
import { clearCardEntered, markCardEntered } from "./entered-card.ts";

/** What became of a card. `invalid` is for the form to tell; `reason` is the bank's, in words. */
export type CardPaymentResult =
  | { kind: "paid" | "processing" | "invalid" | "unknown" }
  | { kind: "refused"; reason: string | null };

/** A card form that is ready: of what is written in it nothing leaves it but to the provider. */
export type CardFormHandle = {
  /** Whether all is filled in; what is not, the form tells. */
  validate: () => Promise<boolean>;
  /** Pays. `returnUrl` is where a bank that takes the whole page leads back to. */
  confirm: (returnUrl: string) => Promise<CardPaymentResult>;
};

/**
 * Pays by a card. An answer that is lost is asked for at the server; while nobody knows it is
 * `unknown`. Paying again is then safe: it is the same payment, which can be paid but once.
 */
export async function confirmCardPayment(
  call: ApiClient,
  payment: Pick<CompanyPayment, "id" | "reference_id">,
  card: CardFormHandle,
  returnUrl: string,
): Promise<CardPaymentResult> {
  // Before, since a bank may take the whole page.
  markCardEntered(payment.id);
  const outcome = await card.confirm(returnUrl);
  if (outcome.kind === "invalid" || outcome.kind === "refused") clearCardEntered(payment.id);
  if (outcome.kind === "invalid") return outcome;
  const told = await fetchCardResult(call, payment);
  if (outcome.kind !== "unknown") return told?.kind === "paid" ? told : outcome;
  return told ?? outcome;
}

/** What the server knows of a payment; null where it cannot be asked, or does not know either. */
export async function fetchCardResult(
  call: ApiClient,
  payment: Pick<CompanyPayment, "id" | "reference_id">,
): Promise<CardPaymentResult | null> {
  const found = await fetchPayments(call, payment.reference_id).catch(() => []);
  switch (found.find(({ id }) => id === payment.id)?.status) {
    case "paid":
      return { kind: "paid" };
    case "failed":
    case "cancelled":
      return { kind: "refused", reason: null };
    default:
      return null;
  }
}

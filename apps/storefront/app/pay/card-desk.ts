import type { ApiClient } from "@comanda/contract/client";
import type { CompanyPayment } from "@comanda/contract/payments";
import { forgetCard, rememberCard } from "../session/entered-card.ts";
import { listPayments } from "./payment-calls.ts";

/** What became of a card. `invalid` is for the form to tell; `reason` is the bank's, in words. */
export type CardOutcome =
  | { kind: "paid" | "processing" | "invalid" | "unknown" }
  | { kind: "refused"; reason: string | null };

/** A card form that is ready: of what is written in it nothing leaves it but to the provider. */
export type CardDesk = {
  /** Whether all is filled in; what is not, the form tells. */
  check: () => Promise<boolean>;
  /** Pays. `returnUrl` is where a bank that takes the whole page leads back to. */
  confirm: (returnUrl: string) => Promise<CardOutcome>;
};

/**
 * Pays by a card. An answer that is lost is asked for at the server; while nobody knows it is
 * `unknown`. Paying again is then safe: it is the same payment, which can be paid but once.
 */
export async function settleCard(
  call: ApiClient,
  payment: Pick<CompanyPayment, "id" | "reference_id">,
  card: CardDesk,
  returnUrl: string,
): Promise<CardOutcome> {
  // Before, since a bank may take the whole page.
  rememberCard(payment.id);
  const outcome = await card.confirm(returnUrl);
  if (outcome.kind === "invalid" || outcome.kind === "refused") forgetCard(payment.id);
  if (outcome.kind === "invalid") return outcome;
  const told = await askOutcome(call, payment);
  if (outcome.kind !== "unknown") return told?.kind === "paid" ? told : outcome;
  return told ?? outcome;
}

/** What the server knows of a payment; null where it cannot be asked, or does not know either. */
export async function askOutcome(
  call: ApiClient,
  payment: Pick<CompanyPayment, "id" | "reference_id">,
): Promise<CardOutcome | null> {
  const found = await listPayments(call, payment.reference_id).catch(() => []);
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

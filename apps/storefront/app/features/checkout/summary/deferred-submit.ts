import type { Cents } from "@comanda/domain/money/cents";

/**
 * The total in cents that the customer submitted, and whether the card form on the page was going
 * to pay it.
 */
export type SubmittedTotal = { total: Cents; byCard: boolean };

/**
 * Returns what happens to a deferred submit once its discount is applied. A total that did not rise is
 * sent. A card form is made for one amount, so that any other total is reported.
 */
export function deferredSubmitAction(
  submitted: SubmittedTotal,
  { total, byCard }: SubmittedTotal,
): "send" | "report" {
  if (total === submitted.total) return "send";
  return byCard || total > submitted.total ? "report" : "send";
}

import type { Cents } from "@comanda/domain/money/cents";

/** What was to be paid, and whether a card's form on the page was to pay it. */
export type SubmittedTotal = { total: Cents; byCard: boolean };

/**
 * What becomes of a press of the last button once the discount that it waited for is there: what costs
 * no more than the button said is sent. A card's form is made for one amount, and is another now.
 */
export function deferredSubmitAction(
  pressed: SubmittedTotal,
  { total, byCard }: SubmittedTotal,
): "send" | "report" {
  if (total === pressed.total) return "send";
  return byCard || total > pressed.total ? "report" : "send";
}

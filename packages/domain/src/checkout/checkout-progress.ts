import { type CheckoutScreen, type FlowContext, isClientMissing } from "./flow.ts";

/** The steps that the progress counts; all address screens are one step. */
type CheckoutStage = "client" | "additional" | "address" | "summary";

function stageOf(screen: CheckoutScreen): CheckoutStage {
  switch (screen) {
    case "client_information":
      return "client";
    case "additional_information":
      return "additional";
    case "order_summary":
      return "summary";
    default:
      return "address";
  }
}

/**
 * Returns the progress of the checkout. `visited` are the screens so far; the last one is shown. The
 * number of steps is known at the opening and stays the same. A screen that is edited from the summary
 * counts as its own step, or as the summary if it was not a step before.
 */
export function checkoutProgress(
  visited: readonly CheckoutScreen[],
  c: FlowContext,
): { step: number; of: number } {
  const summary = visited.indexOf("order_summary");
  const beforeSummary = summary < 0 ? visited : visited.slice(0, summary);
  const asksClient = isClientMissing(c) || beforeSummary.includes("client_information");
  const stages: CheckoutStage[] = [
    ...(asksClient ? (["client"] as const) : []),
    ...(c.additionalInput ? (["additional"] as const) : []),
    ...(c.serviceType === "DELIVERY" ? (["address"] as const) : []),
    "summary",
  ];
  const at = stages.indexOf(stageOf(visited.at(-1) ?? "order_summary"));
  return { step: at < 0 ? stages.length : at + 1, of: stages.length };
}

import type { OrderStatus } from "@comanda/domain/orders/status";

type Tone = "neutral" | "accent" | "positive" | "danger";

/** The colour of a status in lists; the word beside it says the same. */
export function statusTone(status: OrderStatus): Tone {
  if (status === "CANCELLED") return "danger";
  if (status === "DELIVERED" || status === "FINALIZED") return "positive";
  return status === "INITIATED" ? "neutral" : "accent";
}

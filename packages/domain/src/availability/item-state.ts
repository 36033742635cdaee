import { type AvailabilityMark, isMarkInForce } from "./marks.ts";

/** Whether an item is sold, as the console shows it. */
export type ItemState = {
  state: "on_sale" | "sold_out" | "left";
  /** When the state ends by itself; null when it does not. */
  until: Date | null;
  /** The pieces that are left; null when nothing counts them. */
  left: number | null;
  /** What decides the state: a mark of staff, or the counted stock of the menu. */
  source: "mark" | "stock";
};

/**
 * The state of an item with a mark, or none, and its own counted stock (null when the menu counts
 * none) at `now`.
 */
export function itemState(
  mark: Omit<AvailabilityMark, "kind" | "id"> | null,
  stock: number | null,
  now: Date,
): ItemState {
  const counted = stock === null ? null : Math.max(0, stock);
  const byStock = stateByStock(counted);
  if (!mark || !isMarkInForce(mark, now)) return byStock;
  const allowed = mark.state === "left" ? Math.max(0, mark.left ?? 0) : 0;
  // What the menu's own stock denies, no mark can grant.
  if (counted === 0) return byStock;
  const left = counted === null ? allowed : Math.min(allowed, counted);
  return {
    state: left === 0 ? "sold_out" : "left",
    until: mark.until,
    left: mark.state === "left" ? left : counted,
    source: "mark",
  };
}

function stateByStock(counted: number | null): ItemState {
  const rest = { until: null, left: counted, source: "stock" as const };
  if (counted === null) return { state: "on_sale", ...rest };
  return { state: counted === 0 ? "sold_out" : "left", ...rest };
}

import { NO_SALE_LIMITS, type SaleLimits } from "../menu/sale-limits.ts";

/** What a mark concerns. A modifier is one thing in all products that offer it under one id. */
export type MarkedKind = "product" | "variant" | "modifier";

/**
 * What staff said of an item of the menu. `sold_out` and `left` count until `until`, and for good
 * when it is null; `left` has the pieces that may still be sold. `on_sale` takes an earlier mark
 * back.
 */
export type AvailabilityMark = {
  kind: MarkedKind;
  id: string;
  state: MarkState;
  until: Date | null;
  left: number | null;
};

/** What a mark can say. */
export type MarkState = "on_sale" | "sold_out" | "left";

/** Whether a mark restricts sales at `now`; it ends at its instant without any job. */
export function isMarkInForce(
  { state, until }: Pick<AvailabilityMark, "state" | "until">,
  now: Date,
): boolean {
  return state !== "on_sale" && (until === null || until > now);
}

/** What may still be sold at `now` by the marks that are in force. */
export function saleLimits(marks: readonly AvailabilityMark[], now: Date): SaleLimits {
  const inForce = marks.filter((mark) => isMarkInForce(mark, now));
  if (inForce.length === 0) return NO_SALE_LIMITS;
  const limitsOf = (kind: MarkedKind) =>
    new Map(
      inForce
        .filter((mark) => mark.kind === kind)
        .map((mark) => [mark.id, mark.state === "left" ? Math.max(0, mark.left ?? 0) : 0]),
    );
  return {
    products: limitsOf("product"),
    variants: limitsOf("variant"),
    modifiers: limitsOf("modifier"),
  };
}

import type { TicketBlock } from "./ticket-block.ts";
import type { TicketWords } from "./ticket-language.ts";
import type { TicketOrderLine } from "./ticket-order.ts";

/**
 * Marks a ticket of an order that has changed since its tickets were printed, and begins it with the
 * pieces that are not to be made any more.
 */
export function withChangeMark(
  blocks: readonly TicketBlock[],
  leftOut: readonly Pick<TicketOrderLine, "quantity" | "name" | "variantName">[],
  words: TicketWords,
): TicketBlock[] {
  const mark: TicketBlock = {
    ...{ kind: "text", align: "center", size: 2, bold: true, invert: true },
    text: words.changed,
  };
  const pieces = leftOut.map(({ quantity, name, variantName }): TicketBlock => {
    const dish = `${quantity} x ${name}${variantName ? ` (${variantName})` : ""}`;
    return { kind: "text", text: `${words.leaveOut} ${dish}`, size: 2, bold: true };
  });
  return [mark, ...pieces, { kind: "rule" }, ...blocks, mark];
}

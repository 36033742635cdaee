import { destination, timeBlocks } from "./kitchen-ticket.ts";
import type { TicketBlock } from "./ticket-block.ts";
import type { TicketWords } from "./ticket-language.ts";
import type { TicketOrder, TicketOrderLine } from "./ticket-order.ts";

type OrderHeading = Pick<TicketOrder, "number" | "serviceType" | "title" | "zone" | "name">;
type Dish = Pick<TicketOrderLine, "quantity" | "name" | "variantName">;

/**
 * Marks a ticket of an order that has changed since its tickets were printed, and begins it with the
 * pieces that are not to be made any more.
 */
export function withChangeMark(
  blocks: readonly TicketBlock[],
  leftOut: readonly Dish[],
  words: TicketWords,
): TicketBlock[] {
  const mark = markOf(words.changed);
  return [mark, ...leftOutBlocks(leftOut, words), { kind: "rule" }, ...blocks, mark];
}

/** The ticket of a station whose part of a cancelled order is on paper: what is not to be made any more. */
export function cancelTicket(
  order: OrderHeading,
  { station, lines }: { station: string; lines: readonly Dish[] },
  words: TicketWords,
): TicketBlock[] {
  const mark = markOf(words.cancelled);
  return [mark, ...headingBlocks(order, station, words), ...leftOutBlocks(lines, words), mark];
}

/**
 * The note for a station whose ticket says another time than the order's promise: the new time, and no
 * dishes, which are cooked from the ticket.
 */
export function promiseNote(
  order: OrderHeading & Pick<TicketOrder, "timezone" | "placedAt" | "promisedAt" | "scheduledFor">,
  station: string,
  words: TicketWords,
): TicketBlock[] {
  const mark = markOf(words.changed);
  return [mark, ...headingBlocks(order, station, words), ...timeBlocks(order, words), mark];
}

function headingBlocks(order: OrderHeading, station: string, words: TicketWords): TicketBlock[] {
  return [
    { kind: "text", text: station, align: "center" },
    { kind: "text", text: `#${order.number}`, align: "center", size: 3, bold: true },
    { kind: "text", text: destination(order, words), align: "center", size: 2, invert: true },
    { kind: "rule" },
  ];
}

function markOf(text: string): TicketBlock {
  return { kind: "text", text, align: "center", size: 2, bold: true, invert: true };
}

function leftOutBlocks(dishes: readonly Dish[], words: TicketWords): TicketBlock[] {
  return dishes.map(({ quantity, name, variantName }) => {
    const dish = `${quantity} x ${name}${variantName ? ` (${variantName})` : ""}`;
    return { kind: "text", text: `${words.leaveOut} ${dish}`, size: 2, bold: true };
  });
}

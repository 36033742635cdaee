import { dayAndTime, destination } from "./kitchen-ticket.ts";
import type { TicketBlock } from "./ticket-block.ts";
import type { TicketWords } from "./ticket-language.ts";
import type { TicketOrder } from "./ticket-order.ts";

/** Cells by which the words of a guest are moved in: an address must not look like a total, or like a payment. */
const INDENT = 2;

/**
 * The customer's receipt: lines with prices, charges, the total and how it is paid. A delivery's has its
 * address and phone number, for who brings it. What its guest has written stands further in than these.
 */
export function receipt(order: TicketOrder, words: TicketWords): TicketBlock[] {
  return [
    { kind: "text", text: order.companyName, align: "center", bold: true },
    { kind: "rule" },
    {
      kind: "text",
      text: `#${order.number} · ${destination(order, words)}`,
      bold: true,
      hang: " ".repeat(INDENT),
    },
    ...order.contact.map((text): TicketBlock => ({ kind: "text", text, indent: INDENT })),
    { kind: "text", text: dayAndTime(order.timezone, order.placedAt) },
    { kind: "rule" },
    ...order.lines.flatMap((line): TicketBlock[] => [
      {
        kind: "pair",
        start: `${line.quantity} x ${line.name}${line.variantName ? ` (${line.variantName})` : ""}`,
        end: line.price,
      },
      ...line.modifiers.map(({ name, quantity }): TicketBlock => {
        const times = quantity > 1 ? `${quantity} x ` : "";
        return { kind: "text", text: `${times}${name}`, indent: 4 };
      }),
    ]),
    { kind: "rule" },
    ...order.charges.map(
      ({ kind, amount }): TicketBlock => ({ kind: "pair", start: words[kind], end: amount }),
    ),
    { kind: "pair", start: words.total, end: order.total, bold: true },
    {
      kind: "pair",
      start: order.paymentName ?? "",
      end: order.isPaid ? words.paid : words.toPay,
    },
    ...cashBlocks(order, words),
  ];
}

/** The change that who delivers the order has to bring. */
function cashBlocks({ cash, isPaid }: TicketOrder, words: TicketWords): TicketBlock[] {
  if (cash === null || isPaid) return [];
  return [{ kind: "pair", start: `${words.changeOf} ${cash.given}`, end: cash.change }];
}

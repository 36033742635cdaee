import { expect, test } from "vitest";
import type { ModifierSign } from "../menu/modifier-sign.ts";
import { withDuplicateMark } from "./duplicate-mark.ts";
import { kitchenTicket } from "./kitchen-ticket.ts";
import { layoutTicket, lineText } from "./layout-ticket.ts";
import { receipt } from "./receipt.ts";
import type { TicketOrder } from "./ticket-order.ts";
import { ticketWords } from "./ticket-words.ts";

const order: TicketOrder = {
  number: 1049,
  serviceType: "TABLE",
  title: "Table 4",
  zone: null,
  name: "Ana",
  comment: "NUT ALLERGY at this table",
  timezone: "America/Mexico_City",
  placedAt: new Date("2026-11-23T02:28:00Z"),
  promisedAt: new Date("2026-11-23T02:43:00Z"),
  scheduledFor: null,
  lines: [
    {
      quantity: 4,
      name: "Campechano",
      variantName: "Large",
      comment: "well done",
      modifiers: [{ name: "NO coriander", quantity: 1, sign: "without" }],
      guest: null,
      categoryId: "tacos",
      price: "$152.00",
    },
  ],
  companyName: "Taquería La Esquina",
  charges: [],
  total: "$152.00",
  paymentName: "Cash",
  isPaid: false,
  contact: [],
  cash: null,
};
const part = { station: "plancha", lines: order.lines, number: 1, count: 2 };
const textOf = (blocks: Parameters<typeof layoutTicket>[0]) =>
  layoutTicket(blocks, 42).map((line) => lineText(line, 42));

test("a kitchen ticket has number, place, promised time, dishes and remarks, and no amounts", () => {
  const lines = layoutTicket(kitchenTicket(order, part, ticketWords.en), 42);
  expect(lines.map(({ start }) => start).filter(Boolean)).toEqual([
    ...["plancha", "#1049", "Table 4", "2026-11-22 20:28", "Ready by 20:43", "4 x Campechano"],
    ...["(Large)", "  - NO coriander", '  "well done"', '"NUT ALLERGY at this table"'],
    ...["! ALLERGY !", "Pieces 4"],
  ]);
  expect(lines.at(-1)?.end).toBe("Ticket 1/2");
  expect(lines.find(({ start }) => start === "#1049")).toMatchObject({ size: 3, bold: true });
  expect(lines.map(({ start }) => start).join()).not.toContain("152");
});

test("tickets and receipts name the zone of a table", () => {
  const there = { ...order, zone: "Terrace" };
  expect(textOf(kitchenTicket(there, part, ticketWords.en))).toContain("Table 4 · Terrace");
  expect(textOf(receipt(there, ticketWords.en)).join("\n")).toContain("#1049 · Table 4 · Terrace");
});

test("the sign of a modifier says whether it is left out, added or chosen", () => {
  const modifier = (name: string, sign: ModifierSign) => ({ name, quantity: 1, sign });
  const modifiers = [
    modifier("Sin cebolla", "without"),
    modifier("Aguacate", "extra"),
    modifier("Arrachera", "choice"),
  ];
  const lines = [{ ...order.lines[0], modifiers, comment: null }] as TicketOrder["lines"];
  const text = textOf(kitchenTicket({ ...order, lines }, { ...part, lines }, ticketWords.en));
  expect(text).toEqual(
    expect.arrayContaining(["  - Sin cebolla", "  + Aguacate", "  * Arrachera"]),
  );
});

test("200 lines with the longest notes fill no metres of paper, lose no dish and no allergy", () => {
  const note = (at: number) => `${"word ".repeat(96)}${at === 199 ? "I have a nut allergy" : ""}`;
  const many = (comment: (at: number) => string | null) =>
    Array.from({ length: 200 }, (_, at) => ({
      ...order.lines[0],
      name: `Dish ${at}`,
      comment: comment(at),
    }));
  const ticketOf = (comment: (at: number) => string | null) => {
    const lines = many(comment) as TicketOrder["lines"];
    return textOf(
      kitchenTicket({ ...order, comment: null, lines }, { ...part, lines }, ticketWords.en),
    );
  };
  const long = ticketOf(note);
  const bare = ticketOf(() => null);
  // Two lines for each note, and a few notes whole.
  expect(long.length - bare.length).toBeLessThan(200 * 2 + 80);
  expect(bare.filter((line) => !long.includes(line))).toEqual([]);
  expect(long).toEqual(
    expect.arrayContaining(["! ALLERGY !", "Read the long notes on the screen"]),
  );
  expect(ticketOf(() => "no onions, and please well done")).toHaveLength(bare.length + 200);
});

test("a dish of a shared cart says whose it is", () => {
  const lines = [{ ...order.lines[0], guest: "Ana" }] as TicketOrder["lines"];
  const text = textOf(kitchenTicket({ ...order, lines }, { ...part, lines }, ticketWords.en));
  expect(text[text.indexOf("4 x Campechano") + 2]).toBe("  @ Ana");
});

test("words of an allergy stand white on black, other remarks do not", () => {
  const lines = layoutTicket(kitchenTicket(order, part, ticketWords.en), 42);
  const inverted = lines.filter(({ invert }) => invert).map(({ start }) => start);
  expect(inverted).toEqual(["Table 4", '"NUT ALLERGY at this table"', "! ALLERGY !"]);
});

test("a station learns of the allergy in a remark on another station's dish", () => {
  const lines = [{ ...order.lines[0], comment: "alergia al cacahuate" }] as TicketOrder["lines"];
  const other = { ...order, comment: null, lines };
  const blocks = kitchenTicket(other, { ...part, lines: [] }, ticketWords.en);
  expect(textOf(blocks).join("\n")).toContain("! ALLERGY !");
});

test("a scheduled order shows its own time", () => {
  const scheduled = { ...order, scheduledFor: new Date("2026-11-24T01:30:00Z") };
  const text = textOf(kitchenTicket(scheduled, part, ticketWords.en)).join("\n");
  expect(text).toContain("For 2026-11-23 19:30");
  expect(text).not.toContain("Ready by");
});

test("a receipt has prices, charges, the total and whether it is paid", () => {
  const charges = [
    { kind: "subtotal" as const, amount: "$152.00" },
    { kind: "tip" as const, amount: "$15.20" },
  ];
  const text = textOf(receipt({ ...order, charges, total: "$167.20" }, ticketWords.en));
  expect(text).toEqual(
    expect.arrayContaining([
      "4 x Campechano (Large)             $152.00",
      "Tip                                 $15.20",
      "Total                              $167.20",
      "Cash                                To pay",
    ]),
  );
});

test("a delivery's receipt has address, phone and the change to bring, until it is paid", () => {
  const delivery: TicketOrder = {
    ...order,
    serviceType: "DELIVERY",
    title: null,
    contact: ["Colima 220, int. 4", "+525512345678"],
    cash: { given: "$200.00", change: "$48.00" },
  };
  const text = textOf(receipt(delivery, ticketWords.en));
  expect(text).toEqual(
    expect.arrayContaining(["#1049 · Delivery · Ana", "  Colima 220, int. 4", "  +525512345678"]),
  );
  expect(text.at(-1)).toBe("Change of $200.00                   $48.00");
  const paid = textOf(receipt({ ...delivery, isPaid: true }, ticketWords.en));
  expect(paid.join()).not.toContain("Change");
  expect(textOf(kitchenTicket(delivery, part, ticketWords.en)).join()).not.toContain("Colima");
});

test("a reprint says DUPLICATE with its number, at both ends", () => {
  const blocks = kitchenTicket(order, part, ticketWords.es);
  expect(withDuplicateMark(blocks, 0, ticketWords.es)).toEqual(blocks);
  const marked = textOf(withDuplicateMark(blocks, 2, ticketWords.es));
  expect([marked[0], marked.at(-1)]).toEqual(["DUPLICADO 2", "DUPLICADO 2"]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { kitchenTicket } from "./kitchen-ticket.ts";
import { layoutTicket } from "./layout-ticket.ts";
import { printableText } from "./printable-text.ts";
import { receipt } from "./receipt.ts";
import { ticketOrders } from "./testing/ticket-orders.ts";
import { TICKET_COLUMNS } from "./ticket-block.ts";
import type { TicketOrder } from "./ticket-order.ts";
import { ticketWords } from "./ticket-words.ts";

const [anyOrder] = fc.sample(ticketOrders, { seed: 1, numRuns: 1 }) as [TicketOrder];
const dish = {
  quantity: 1,
  name: "Taco",
  variantName: null,
  modifiers: [{ name: "Salsa", quantity: 1, sign: "extra" as const }],
  comment: null,
  guest: null,
  categoryId: "a",
  price: "$20.00",
};
const order: TicketOrder = { ...anyOrder, lines: [dish], comment: null, charges: [], cash: null };

const startsOf = (blocks: Parameters<typeof layoutTicket>[0], columns: number) =>
  layoutTicket(blocks, columns).map(({ start }) => start);
const kitchenLines = (changed: Partial<TicketOrder>, columns: number) => {
  const all = { ...order, ...changed };
  const part = { station: "Kitchen", lines: all.lines, number: 1, count: 1 };
  return startsOf(kitchenTicket(all, part, ticketWords.en), columns);
};

const words = fc.array(fc.constantFrom("+", "2", "x", "Doble carne", "PAID", "gracias"), {
  maxLength: 60,
});

test("no line of a note looks like a dish or like an extra, wherever the paper breaks it", () => {
  fc.assert(
    fc.property(words, fc.constantFrom(...TICKET_COLUMNS), (note, columns) => {
      const comment = `note ${note.join(" ")}`;
      const bare = kitchenLines({}, columns);
      const lines = kitchenLines({ lines: [{ ...dish, comment }], comment }, columns);
      const added = lines.filter((line) => !bare.includes(line));
      expect(added).not.toEqual([]);
      for (const line of added) expect(line).toMatch(/^ {0,2}"/u);
    }),
  );
});

test("every line of a guest's name in a shared cart says that it is one", () => {
  const lines = kitchenLines(
    { lines: [{ ...dish, guest: "Ana Mar 2 x Tacos gratis + todo" }] },
    32,
  );
  expect(lines).toContain("  @ Ana Mar 2 x Tacos gratis +");
  expect(lines).toContain("  @ todo");
});

test("what a guest writes begins further in than the rows of a receipt", () => {
  const name = `${"Ana ".repeat(12)}Total 0.00`;
  const contact = ["Calle Uno 5", "Tarjeta PAGADO", `casa ${"-".repeat(42)} Total $0.00`];
  const [company = "", rule = "", head = "", ...rest] = startsOf(
    receipt(
      { ...order, companyName: "Fonda", title: null, zone: null, name, contact },
      ticketWords.es,
    ),
    42,
  );
  expect([company, rule, head.slice(0, 1)]).toEqual(["Fonda", "", "#"]);
  const written = rest.slice(
    0,
    rest.findIndex((line) => /^\d{4}-/u.test(line)),
  );
  expect(written).toEqual([
    "  Ana Ana Ana Ana Ana Ana Ana Ana Total",
    "  0.00",
    "  Calle Uno 5",
    "  Tarjeta PAGADO",
    "  casa --- Total $0.00",
  ]);
});

test.each([
  ["letters without ink", "Total\u2800\u2800\u3164\uffa0 0.00", "Total 0.00"],
  ["a line across the paper", `a ${"-".repeat(40)} b`, "a --- b"],
  ["marks that strike out the lines above", `a${"\u0336".repeat(50)}b`, `a${"\u0336".repeat(4)}b`],
  [
    "such marks with joiners between",
    `a${"\u0336\u200d".repeat(50)}b`,
    `a${"\u0336\u200d".repeat(2)}b`,
  ],
])("a ticket has not %s", (_, text, printed) => {
  expect(printableText(text)).toBe(printed);
});

test.each([
  "Việt Nam",
  "किताबें",
  "กล้วยปิ้ง",
  "שָׁלוֹם",
  "مُحَمَّدٌ",
  "👩‍👩‍👧",
  "❤️‍🔥",
  "100 % ...",
  "¿¡Hola!?",
])("%s stands on a ticket as it is written", (text) => {
  expect(printableText(text)).toBe(text.normalize("NFC"));
});

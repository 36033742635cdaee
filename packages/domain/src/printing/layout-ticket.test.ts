import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../testing/any-character.ts";
import { cellWidth } from "./cell-width.ts";
import { kitchenTicket } from "./kitchen-ticket.ts";
import { layoutTicket, lineCells, lineText } from "./layout-ticket.ts";
import { printableText } from "./printable-text.ts";
import { receipt } from "./receipt.ts";
import { ticketOrders } from "./testing/ticket-orders.ts";
import { TICKET_COLUMNS } from "./ticket-block.ts";
import { ticketWords } from "./ticket-words.ts";

const columns = fc.constantFrom(...TICKET_COLUMNS);
const words = fc.constantFrom(...Object.values(ticketWords));

test.each([
  ["ab", 2],
  ["", 0],
  ["e\u0301", 1],
  ["山田", 4],
  ["한국", 4],
  ["ｶﾅ", 4],
  ["أَحْمَد", 4],
  ["👩‍👩‍👧", 2],
  ["a\u200bb", 2],
])("the text %j takes %i cells", (text, cells) => {
  expect(cellWidth(text)).toBe(cells);
});

test("no line of a ticket is wider than the paper, whatever its texts are", () => {
  fc.assert(
    fc.property(ticketOrders, words, columns, (order, language, width) => {
      const part = { station: order.companyName, lines: order.lines, number: 1, count: 1 };
      const blocks = [...kitchenTicket(order, part, language), ...receipt(order, language)];
      for (const line of layoutTicket(blocks, width)) {
        expect(lineCells(line)).toBeLessThanOrEqual(width);
        expect(cellWidth(lineText(line, width)) * line.size).toBeLessThanOrEqual(width);
      }
    }),
  );
});

test("a name that is too long for a line is broken after its hyphen", () => {
  const block = { kind: "text", text: "Ana Hernández-Villaseñor", size: 2 } as const;
  const lines = layoutTicket([block], 32).map(({ start }) => start);
  expect(lines).toEqual(["Ana", "Hernández-", "Villaseñor"]);
});

test("a text is broken without losing a letter", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), columns, (text, width) => {
      const lines = layoutTicket([{ kind: "text", text }], width);
      const letters = (each: string) => each.replaceAll(" ", "");
      const shown = lines.map(({ start }) => start).join("");
      expect(letters(shown)).toBe(letters(printableText(text)));
    }),
  );
});

test("a ticket has no control character of its texts", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 100 }), columns, (text, width) => {
      const blocks = [
        { kind: "text" as const, text },
        { kind: "pair" as const, start: text, end: text },
      ];
      for (const line of layoutTicket(blocks, width)) {
        expect(line.start + (line.end ?? "")).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }
    }),
  );
});

test("both ends of a pair stand at the ends of its last line", () => {
  const pair = { kind: "pair" as const, start: "4 Campechano", end: "$152.00" };
  const lines = layoutTicket([pair], 32).map((line) => lineText(line, 32));
  expect(lines).toEqual(["4 Campechano             $152.00"]);
  const long = { ...pair, start: "4 Campechano with everything and more" };
  expect(layoutTicket([long], 32).map((line) => lineText(line, 32))).toEqual([
    "4 Campechano with",
    "everything and more      $152.00",
  ]);
});

import { expect, test } from "vitest";
import { withChangeMark } from "./change-mark.ts";
import { layoutTicket } from "./layout-ticket.ts";
import { ticketWords } from "./ticket-words.ts";

const ticket = [{ kind: "text", text: "#1049" } as const];

test("a changed ticket says so at both ends, and begins with what is not to be made", () => {
  const leftOut = [
    { quantity: 2, name: "Churros", variantName: null },
    { quantity: 1, name: "Flan", variantName: "Large" },
  ];
  const lines = layoutTicket(withChangeMark(ticket, leftOut, ticketWords.en), 48);
  expect(lines.map(({ start }) => start).filter(Boolean)).toEqual([
    ...["CHANGED", "LEAVE OUT 2 x Churros", "LEAVE OUT 1 x Flan", "(Large)", "#1049", "CHANGED"],
  ]);
  expect(lines[0]).toMatchObject({ invert: true, bold: true, size: 2 });
});

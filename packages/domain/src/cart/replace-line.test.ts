import fc from "fast-check";
import { expect, test } from "vitest";
import { anyChosenLine, type ChosenLine, chosenLine } from "../testing/chosen-lines.ts";
import { addLine, type CartLine, lineHash } from "./lines.ts";
import { replaceLine } from "./replace-line.ts";

const cartOf = (lines: ChosenLine[]) => lines.reduce<CartLine[]>(addLine, []);

test("a changed line keeps its place or merges with an equal line", () => {
  const other = chosenLine({ product_id: "agua" });
  const lines = cartOf([chosenLine(), other, chosenLine({ comment: "no onion" })]);
  const [first, , last] = lines;
  const changed = replaceLine(
    lines,
    first?.hash ?? "",
    chosenLine({ variant_id: "big", quantity: 3 }),
  );
  expect(changed.map(({ variant_id, quantity }) => `${quantity} ${variant_id}`)).toEqual([
    "3 big",
    "1 small",
    "1 small",
  ]);
  const merged = replaceLine(lines, last?.hash ?? "", chosenLine({ quantity: 4 }));
  expect(merged.map(({ product_id, quantity }) => `${quantity} ${product_id}`)).toEqual([
    "5 taco",
    "1 agua",
  ]);
});

test("replacing a line keeps all others, makes no duplicates and restores no removed line", () => {
  fc.assert(
    fc.property(
      fc.array(anyChosenLine, { maxLength: 5 }),
      anyChosenLine,
      fc.nat(5),
      (cart, line, at) => {
        const lines = cartOf(cart);
        const hash = lines[at]?.hash ?? "gone";
        const changed = replaceLine(lines, hash, line);
        const hashes = changed.map((each) => each.hash);
        expect(new Set(hashes).size).toBe(hashes.length);
        for (const other of lines.filter((each) => each.hash !== hash)) {
          expect(hashes).toContain(other.hash);
        }
        if (hash === "gone") expect(changed).toEqual(lines);
        else expect(hashes).toContain(lineHash(line));
      },
    ),
  );
});

import { expect, test } from "vitest";
import { entryOf, menuOf, pesos } from "../testing/menu-fixture.ts";
import {
  type PriceEdits,
  priceChangesOf,
  rebaseEdits,
  toPriceRows,
  withoutSaved,
  withPrices,
  withVisible,
} from "./price-rows.ts";

const soup = entryOf("soup", {
  product_variants: [
    { id: "cup", name: "Taza", price: 20 },
    { id: "bowl", name: "Plato", price: null, original_price: 40 },
  ],
});
const menu = menuOf({
  food: [entryOf("taco"), soup],
  drinks: [entryOf("tea", { visible: false })],
});
const rows = toPriceRows(menu, null, "");
const none: PriceEdits = new Map();
const [taco, cup] = rows;
if (!taco || !cup) throw new Error("The menu has no rows");

test("each size has a line, and a category or a search shows some of them", () => {
  expect(rows.map(({ key, isFirst }) => [key, isFirst])).toEqual([
    ["taco taco-size", true],
    ["soup cup", true],
    ["soup bowl", false],
    ["tea tea-size", true],
  ]);
  expect(toPriceRows(menu, "drinks", "")).toHaveLength(1);
  expect(toPriceRows(menu, null, "plato")).toHaveLength(2);
});

test("a typed price is an edit until it is the stored one again", () => {
  const typed = withPrices(none, [{ row: taco, typed: "31,50" }], pesos);
  expect(priceChangesOf(menu, typed)).toMatchObject({
    faults: {},
    changes: [{ id: "taco", product: { product_variants: [{ price: 31.5 }] } }],
  });
  expect(withPrices(typed, [{ row: taco, typed: "30,00" }], pesos).size).toBe(0);
});

test("a wrong price is a fault of its line, and the other edits stay", () => {
  const edits = withVisible(
    withPrices(none, [{ row: cup, typed: "cheap" }], pesos),
    taco.entry,
    false,
  );
  const { faults, changes } = priceChangesOf(menu, edits);
  expect(faults).toEqual({ "soup cup": "noPrice" });
  expect(changes.map(({ id }) => id)).toEqual(["taco", "soup"]);
  expect(changes[0]?.product.visible).toBe(false);
  expect(withVisible(withVisible(none, taco.entry, false), taco.entry, true).size).toBe(0);
});

test("an edit names the revision that it began with, until it is put onto a newer product", () => {
  const edits = withPrices(none, [{ row: taco, typed: "35" }], pesos);
  const newer = menuOf({ food: [{ ...entryOf("taco"), revision: "newer" }, soup] });
  expect(priceChangesOf(newer, edits).changes[0]?.revision).toBe(taco.entry.revision);
  const rebased = rebaseEdits(edits, newer);
  expect(rebased.get("taco")?.isStale).toBe(true);
  expect(priceChangesOf(newer, rebased).changes[0]?.revision).toBe("newer");
  expect(rebaseEdits(edits, menu).get("taco")?.isStale).toBeUndefined();
});

test("what is typed while prices are being stored stays an edit of the stored product", () => {
  const sent = withVisible(
    withPrices(
      none,
      [
        { row: cup, typed: "25" },
        { row: taco, typed: "35" },
      ],
      pesos,
    ),
    cup.entry,
    false,
  );
  const bowl = rows[2];
  if (!bowl) throw new Error("The soup has one size");
  const later = withPrices(sent, [{ row: bowl, typed: "45" }], pesos);
  const saved = [{ ...cup.entry, revision: "newer" }];
  expect(withoutSaved(sent, sent, saved)).toEqual(new Map([["taco", sent.get("taco")]]));
  expect(withoutSaved(later, sent, saved).get("soup")).toEqual({
    prices: { bowl: "45" },
    revision: "newer",
  });
});

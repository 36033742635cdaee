import { expect, test } from "vitest";
import { orderAnswer } from "./testing/answers.ts";
import { createTestReader } from "./testing/test-reader.ts";

const product = { id: 11, name: "Vacío" };

function readLine(line: object) {
  const { read, notes } = createTestReader();
  const order = read("readOrder", { ...orderAnswer, combos: [line] }) as { combos: object[] };
  return { line: order.combos[0], notes };
}

test("a line with its product and variant as objects has their names, ids and price", () => {
  const variant = { id: 111, name: "Media", price: "8000.50" };
  const { line, notes } = readLine({ quantity: 2, product, variant, subtotal: "16001.00" });
  expect(line).toMatchObject({
    product_id: "11",
    variant_id: "111",
    name: "Vacío",
    variant_name: "Media",
    unit_price: 8000.5,
    total: 16_001,
  });
  expect(notes[0]).toMatchObject({ kind: "converted" });
});

test("a line in the form of a cart's item costs its variant and its modifiers", () => {
  const orderProduct = {
    product,
    selectedProductPrice: { name: "Media", price: 12.1, original_price: 14 },
    selectedModifiers: [{ modifierId: "m1", quantity: 2, name: "Chimichurri" }],
    selectedModifiersTotalPrice: "0.20",
  };
  expect(readLine({ hash: "x", quantity: 1, comment: null, orderProduct }).line).toMatchObject({
    name: "Vacío",
    variant_name: "Media",
    unit_price: 12.3,
    modifiers: [{ modifier_id: "m1", name: "Chimichurri", quantity: 2 }],
  });
});

test("a line whose modifiers have no stated price has none either", () => {
  const variant = { id: 111, price: 8 };
  const modifiers = [{ quantity: 1, modifier: { id: 5, name: "Extra", price: "1.50" } }];
  expect(readLine({ quantity: 1, product, variant, modifiers }).line).toMatchObject({
    name: "Vacío",
    unit_price: 0,
    modifiers: [{ modifier_id: "5", name: "Extra", quantity: 1, unit_price: 1.5 }],
  });
});

test("a line that names itself keeps its fields", () => {
  const own = { name: "Bife", product_id: "p9", unit_price: 5, total: 10, quantity: 2 };
  const { line, notes } = readLine({ ...own, product });
  expect(line).toMatchObject(own);
  expect(notes).toEqual([]);
});

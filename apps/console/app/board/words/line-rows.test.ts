import type { ModifierSign } from "@comanda/domain/menu/modifier-sign";
import { expect, test } from "vitest";
import { lineRows } from "./line-rows.ts";

const modifier = (name: string, sign: ModifierSign = "choice", quantity = 1) => ({
  modifier_id: name,
  name,
  quantity,
  sign,
  unit_price: 0,
});

test("variant and choices share a row, extras and what is left out have their own", () => {
  const modifiers = [
    modifier("No onion", "without"),
    modifier("Arrachera"),
    modifier("Guacamole", "extra", 2),
  ];
  expect(lineRows({ guest: null, variant_name: "Large", modifiers })).toEqual([
    { sign: "choice", names: ["Large", "Arrachera"] },
    { sign: "without", names: ["No onion"] },
    { sign: "extra", names: ["2 × Guacamole"] },
  ]);
});

test("a dish without choices has no rows", () => {
  expect(lineRows({ guest: null, variant_name: null, modifiers: [] })).toEqual([]);
});

test("a line of a shared cart begins with the name of its guest", () => {
  const modifiers = [modifier("Arrachera")];
  expect(lineRows({ guest: "Ana", variant_name: null, modifiers })).toEqual([
    { sign: "choice", names: ["@ Ana", "Arrachera"] },
  ]);
});

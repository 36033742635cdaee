import { expect, test } from "vitest";
import { lineRows } from "./line-rows.ts";

const modifier = (name: string, unit_price: number | null = 0, quantity = 1) => ({
  ...{ modifier_id: name, name, quantity, unit_price },
});

test("variant and choices share a row, extras and what is left out have their own", () => {
  const modifiers = [modifier("No onion"), modifier("Arrachera"), modifier("Guacamole", 18, 2)];
  expect(lineRows({ guest: null, variant_name: "Large", modifiers })).toEqual([
    { sign: "choice", names: ["Large", "Arrachera"] },
    { sign: "without", names: ["No onion"] },
    { sign: "extra", names: ["2 × Guacamole"] },
  ]);
});

test("a dish without choices has no rows", () => {
  expect(lineRows({ guest: null, variant_name: null, modifiers: [] })).toEqual([]);
});

test("whose dish of a shared cart it is comes first", () => {
  const modifiers = [modifier("Arrachera")];
  expect(lineRows({ guest: "Ana", variant_name: null, modifiers })).toEqual([
    { sign: "choice", names: ["@ Ana", "Arrachera"] },
  ]);
});

import { expect, test } from "vitest";
import { readStatedAmount } from "./stated-amount.ts";

test.each<[unknown, number | null | undefined]>([
  [{ id: "o", total: 8.5 }, 8.5],
  [{ id: "o", total: 0 }, 0],
  [{ data: { id: "o", total: 8.5 } }, 8.5],
  [{ id: "o", Total: 8.5 }, 8.5],
  [{ data: { id: "o", TOTAL: "8,50" } }, 8.5],
  [{ id: "o", total: "free" }, null],
  [{ data: { id: "o", total: {} } }, null],
  [{ id: "o", total: -3 }, null],
  [{ id: "o", total: null }, undefined],
  [{ id: "o" }, undefined],
  ["placed", undefined],
])("the total that %j states is %j", (answer, expected) => {
  expect(readStatedAmount(answer, "total")).toBe(expected);
});

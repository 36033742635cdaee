import { expect, test, vi } from "vitest";
import { keptPerDraft } from "./kept-per-draft.ts";

const pesos = { code: "MXN", symbol: "$", position: "left", show_decimals: true } as const;

test("what was made of a part is made again only for another part or another currency", () => {
  const make = vi.fn(({ name }: { name: string }, { code }: { code: string }) => name + code);
  const kept = keptPerDraft(make);
  const part = { name: "Queso " };
  expect([kept(part, pesos), kept(part, pesos)]).toEqual(["Queso MXN", "Queso MXN"]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(kept({ name: "Crema " }, pesos)).toBe("Crema MXN");
  expect(kept(part, { ...pesos, code: "EUR" })).toBe("Queso EUR");
});

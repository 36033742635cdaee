import type { Printing } from "@comanda/contract/staff/printing-schemas";
import { expect, test } from "vitest";
import { printersRefreshMs } from "./printers-refresh.ts";

const printers = (...statuses: (string | null)[]) =>
  ({ printers: statuses.map((status) => ({ status })) }) as Pick<Printing, "printers">;

test("printers are read every five seconds while one of them is not ready, and otherwise every thirty", () => {
  expect(printersRefreshMs(printers("ready", "offline"))).toBe(5_000);
  expect(printersRefreshMs(printers("paper_out"))).toBe(5_000);
  expect(printersRefreshMs(printers("ready", null))).toBe(30_000);
  expect(printersRefreshMs(printers())).toBe(30_000);
});

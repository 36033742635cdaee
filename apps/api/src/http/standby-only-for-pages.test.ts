import { expect, test } from "vitest";
import { currentDatabaseUse, runAsPageRead } from "../db/use/database-use.ts";
import type { Serve } from "./call-handler.ts";
import { standbyOnlyForPages } from "./standby-only-for-pages.ts";

/** Returns whether the handler of a call may read from a standby, called while a page is rendered. */
async function mayReadStandby(name: Parameters<Serve>[0]): Promise<boolean> {
  let may = false;
  const serve = ((_name: string, handler: (given: unknown, c: unknown) => unknown) =>
    runAsPageRead({ version: 1n, settled: 1n }, () => handler({}, null))) as unknown as Serve;
  standbyOnlyForPages(serve)(name, (async () => {
    may = currentDatabaseUse().pageRead !== undefined;
  }) as never);
  return may;
}

test.each(["findHost", "readCompany", "listCategories"] as const)(
  "%s may be answered from a standby",
  async (name) => {
    expect(await mayReadStandby(name)).toBe(true);
  },
);

test.each([
  "createOrder",
  "updateOrder",
  "listPaymentMethods",
  "applyDiscount",
  "readOrder",
] as const)("%s is answered from the primary, also for a page", async (name) => {
  expect(await mayReadStandby(name)).toBe(false);
});

import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readCompanyRows } from "./company-rows.store.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { keepRows } from "./kept-rows.store.ts";
import { createPlacedOrder } from "./order-flow.ts";
import { emptyDatabase } from "./test-database.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await createPlacedOrder(api);
});
afterAll(() => api.close());

const sorted = async () =>
  Object.entries(await readCompanyRows(api.db, "tacos")).map(([table, rows]) => [
    table,
    rows.split("\n").toSorted(),
  ]);

test("putBack restores added, changed and deleted rows, each time", async () => {
  const putBack = await keepRows(api.db);
  const before = await sorted();
  const changes = [
    async () => void (await createPlacedOrder(api)),
    () => sql`update orders set comment = 'another'`.execute(api.db),
    () => sql`delete from orders`.execute(api.db),
    () => sql`update companies set menu_version = menu_version + 1`.execute(api.db),
    () => emptyDatabase(api.db),
  ];
  for (const change of [...changes, ...changes]) {
    await change();
    expect(await sorted()).not.toEqual(before);
    await putBack();
    expect(await sorted()).toEqual(before);
  }
});

test("nothing is written to a table that has not changed", async () => {
  const versions = async () =>
    (
      await sql`select xmin::text from companies union all select xmin::text from products`.execute(
        api.db,
      )
    ).rows;
  const putBack = await keepRows(api.db);
  await sql`update products set position = position + 1`.execute(api.db);
  await putBack();
  const before = await versions();
  for (const _ of [1, 2]) {
    await sql`delete from orders`.execute(api.db);
    await putBack();
    expect(await versions()).toEqual(before);
  }
});

/** `db`, whose next transaction waits for `write`: putBack has then looked for changes already. */
function writingBeforeTransaction(db: TestApp["db"], write: () => Promise<unknown>): TestApp["db"] {
  let isPending = true;
  return new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (name !== "transaction") return typeof value === "function" ? value.bind(target) : value;
      return () => ({
        execute: async (
          work: Parameters<ReturnType<TestApp["db"]["transaction"]>["execute"]>[0],
        ) => {
          if (isPending) await write();
          isPending = false;
          return target.transaction().execute(work);
        },
      });
    },
  });
}

test.each<[string, (api: TestApp) => Promise<unknown>]>([
  ["of a table that is put back", ({ db }) => sql`update orders set comment = 'late'`.execute(db)],
  ["of another table", ({ db }) => sql`update products set position = position + 1`.execute(db)],
  ["that deletes", ({ db }) => sql`delete from hosts`.execute(db)],
])("a write %s between the look and the writes is undone by the next call", async (_, write) => {
  const before = await sorted();
  const late = vi.fn(() => write(api));
  const putBack = await keepRows(writingBeforeTransaction(api.db, late));
  await sql`update orders set comment = 'another'`.execute(api.db);
  await putBack();
  expect(late).toHaveBeenCalledOnce();
  await putBack();
  expect(await sorted()).toEqual(before);
});

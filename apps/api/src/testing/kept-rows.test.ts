import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
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

import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { recordStatements } from "../testing/record-statements.ts";
import { smallCompany } from "../testing/small-company.ts";
import { readCatalogState } from "./catalog.store.ts";
import { CatalogCache } from "./catalog-cache.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp(
    ["one", "two", "three"].map((id) => ({ ...smallCompany(id), qrs: [] })),
  );
});
afterAll(() => api.close());

/** Returns the companies whose catalogs are read from their tables when `ids` are asked for in turn. */
async function readFromTables(cache: CatalogCache, ids: readonly string[]): Promise<string[]> {
  const parsed: string[] = [];
  for (const id of ids) {
    const statements = await recordStatements(api, () => cache.read(api.deps.db, id));
    if (statements.length > 1) parsed.push(id);
  }
  return parsed;
}

test("a catalog is read from its tables once", async () => {
  const cache = new CatalogCache(api.deps.clock);
  expect(await readFromTables(cache, ["one", "two", "one", "two"])).toEqual(["one", "two"]);
});

test("the catalog that was not read for the longest time gives way when there is no more room", async () => {
  const roomForOne = new CatalogCache(api.deps.clock);
  await roomForOne.read(api.deps.db, "one");
  const room = 2.5 * roomForOne.characters;
  const cache = new CatalogCache(api.deps.clock, Math.round(room));
  const read = await readFromTables(cache, ["one", "two", "one", "three", "one", "two"]);
  expect(read).toEqual(["one", "two", "three", "two"]);
});

test("a catalog larger than all the room takes it alone", async () => {
  const cache = new CatalogCache(api.deps.clock, 10);
  expect(await readFromTables(cache, ["one", "one", "two", "two", "one"])).toEqual([
    "one",
    "two",
    "one",
  ]);
});

test("requests that come together read a catalog once", async () => {
  const cache = new CatalogCache(api.deps.clock);
  const statements = await recordStatements(api, async () => {
    const catalogs = await Promise.all([1, 2, 3].map(() => cache.read(api.deps.db, "one")));
    expect(catalogs.every((catalog) => catalog !== null)).toBe(true);
  });
  expect(statements.filter((sql) => sql.includes("modifier_groups"))).toHaveLength(1);
});

test("a transaction does not wait for a reading that waits for its connection", async () => {
  const cache = new CatalogCache(api.deps.clock);
  const { db } = api.deps;
  const { outside, inside } = await db.transaction().execute(async (transaction) => {
    const state = await readCatalogState(transaction, "one");
    if (!state) throw new Error("The company is missing");
    const reading = cache.readWithState(db, "one", state);
    return { outside: [reading], inside: await cache.readWithState(transaction, "one", state) };
  });
  expect(inside).not.toBeNull();
  expect(await outside[0]).not.toBeNull();
});

test("a reading that fails is tried again", async () => {
  const cache = new CatalogCache(api.deps.clock);
  const { db } = api.deps;
  const state = await readCatalogState(db, "two");
  if (!state) throw new Error("The company is missing");
  await expect(cache.readWithState(db.withSchema("missing"), "two", state)).rejects.toThrow();
  expect(await cache.readWithState(db, "two", state)).not.toBeNull();
});

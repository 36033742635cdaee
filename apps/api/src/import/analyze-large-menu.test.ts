import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importCompany } from "./import-company.ts";
import { deleteOthers } from "./menu.store.ts";
import { taqueriaDocument } from "./testing/documents.ts";
import { createImportFixture } from "./testing/import-fixture.ts";

let fixture: Awaited<ReturnType<typeof createImportFixture>>;
beforeAll(async () => {
  fixture = await createImportFixture();
});
afterAll(() => fixture.close());

test("the tables of a large menu are analyzed right after its import, small ones are not", async () => {
  const document = taqueriaDocument();
  const products = Array.from({ length: 1_000 }, (_, at) => ({
    id: `water-${at}`,
    name: `Water ${at}`,
    product_variants: [{ id: `bottle-${at}`, price: 12 }],
  }));
  document.categories.push({ id: "waters", name: "Waters", products });
  const file = await fixture.write("company.json", document);
  expect(await importCompany(fixture.deps, file)).toMatchObject({ ok: true });
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, reltuples::int as rows from pg_class
    where relname in ('products', 'variants', 'categories')`.execute(fixture.db);
  const counted = Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
  expect(counted).toEqual({ products: 1_002, variants: 1_003, categories: -1 });
});

test("the options that a large menu keeps are joined, and not compared each with each", async () => {
  const kept = Array.from({ length: 100_000 }, (_, at) => ({
    product_id: "taco",
    id: `extra-${at}`,
  }));
  const statement = deleteOthers(fixture.db, "modifiers", "tacos", kept);
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${statement}`.execute(fixture.db);
  const lines = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(lines).toContain("Anti Join");
  expect(lines).not.toContain("SubPlan");
});

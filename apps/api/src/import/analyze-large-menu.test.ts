import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importCompany } from "./import-company.ts";
import { taqueriaDocument } from "./testing/documents.ts";
import { createImportFixture } from "./testing/import-fixture.ts";

let bench: Awaited<ReturnType<typeof createImportFixture>>;
beforeAll(async () => {
  bench = await createImportFixture();
});
afterAll(() => bench.close());

test("the tables of a large menu are counted right after its import, small ones are not", async () => {
  const document = taqueriaDocument();
  const products = Array.from({ length: 1_000 }, (_, at) => ({
    id: `water-${at}`,
    name: `Water ${at}`,
    product_variants: [{ id: `bottle-${at}`, price: 12 }],
  }));
  document.categories.push({ id: "waters", name: "Waters", products });
  const file = await bench.write("company.json", document);
  expect(await importCompany(bench.deps, file)).toMatchObject({ ok: true });
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, reltuples::int as rows from pg_class
    where relname in ('products', 'variants', 'categories')`.execute(bench.db);
  const counted = Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
  expect(counted).toEqual({ products: 1_002, variants: 1_003, categories: -1 });
});

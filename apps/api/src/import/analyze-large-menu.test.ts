import { CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { statementsOf } from "../http/testing/scanned-tables.ts";
import { importCompany } from "./import-company.ts";
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

test.runIf(process.env.TEST_DATABASE_URL)(
  "no statement of an import reads the file's list again for each row, at any size",
  async () => {
    const modifiers = Array.from({ length: 200 }, (_, at) => ({
      id: `m-${at}`,
      name: `Topping ${at}`,
    }));
    const products = Array.from({ length: 10 }, (_, at) => ({
      id: `pizza-${at}`,
      name: `Pizza ${at}`,
      product_variants: [{ id: `whole-${at}`, price: 12 }],
      modifier_groups: [{ id: "toppings", name: "Toppings", modifiers }],
    }));
    const document = taqueriaDocument();
    document.categories.push({ id: "pizzas", name: "Pizzas", products });
    const file = await fixture.write("company.json", document);
    const statements = await statementsOf(() => importCompany(fixture.deps, file));
    const deletions = statements.filter(({ text }) => text.startsWith("delete"));
    expect(deletions.filter(({ text }) => text.includes('"modifiers"'))).toHaveLength(1);
    await fixture.db.connection().execute(async (connection) => {
      await sql`set work_mem = '64kB'`.execute(connection);
      for (const { text, values } of deletions) {
        const query = CompiledQuery.raw(`explain ${text}`, [...values]);
        const { rows } = await connection.executeQuery<{ "QUERY PLAN": string }>(query);
        const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
        expect(plan).not.toMatch(/(?<!hashed )SubPlan/u);
      }
      await sql`reset work_mem`.execute(connection);
    });
  },
);

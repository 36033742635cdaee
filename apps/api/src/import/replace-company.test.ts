import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { exportCompany } from "./export-company.ts";
import { importCompany } from "./import-company.ts";
import { readAllRows } from "./testing/all-rows.store.ts";
import { changedDocument, taqueriaDocument } from "./testing/documents.ts";
import { createImportFixture } from "./testing/import-fixture.ts";

let fixture: Awaited<ReturnType<typeof createImportFixture>>;
beforeAll(async () => {
  fixture = await createImportFixture();
});
afterEach(() => fixture.reset());
afterAll(() => fixture.close());

async function importDocument(document: object) {
  const result = await importCompany(fixture.deps, await fixture.write("company.json", document));
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result;
}

async function exported() {
  const result = await exportCompany(fixture.deps, "tacos.test");
  return result.ok ? result.document : result.faults;
}

/** A client with an order of one taco. */
async function order() {
  const { db } = fixture;
  const company_id = "tacos";
  const at = "2026-03-01T12:00:00Z";
  await db
    .insertInto("clients")
    .values({
      company_id,
      id: "ana",
      device_id: "phone",
      source: "INBOUND",
      name: "Ana",
      country_calling_code: "52",
      phone_number: "5512345678",
    })
    .execute();
  await db
    .insertInto("orders")
    .values({
      company_id,
      id: "order",
      public_id: 1001,
      status: "PENDING",
      source: "INBOUND",
      service_type: "TAKEAWAY",
      client_id: "ana",
      currency: "{}",
      country_code: "MX",
      timezone: "America/Mexico_City",
      combos_price: 2850,
      discounts: "[]",
      discounts_amount: 0,
      service_fee: 0,
      tip: 0,
      payment_fee: 0,
      client_snapshot: "null",
      amount_due: 2850,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto("order_lines")
    .values({
      company_id,
      order_id: "order",
      position: 0,
      product_id: "taco",
      variant_id: "taco-1",
      name: "Taco",
      quantity: 1,
      unit_price: 2850,
      modifiers: "[]",
    })
    .execute();
  await db
    .insertInto("order_events")
    .values({ company_id, order_id: "order", position: 0, status: "PENDING", at })
    .execute();
}

test("a company is replaced, while its orders and clients stay", async () => {
  await importDocument(taqueriaDocument());
  await order();
  const before = await readAllRows(fixture.db);
  const menu = [
    { id: "drinks", name: "Cold drinks", products: taqueriaDocument().categories[1]?.products },
    {
      id: "new",
      name: "New",
      products: [{ id: "soup", name: "Soup", product_variants: [{ id: "soup-1", price: 60 }] }],
    },
  ];
  const document = changedDocument(
    changedDocument(taqueriaDocument(), "categories", menu),
    "hosts",
    ["tacos.test", "soup.test"],
  );
  const { counts } = await importDocument(document);
  const after = await readAllRows(fixture.db);

  expect(await exported()).toEqual(document);
  expect(counts).toMatchObject({ categories: 2, products: 2, variants: 2, modifiers: 0 });
  for (const table of ["orders", "order_lines", "order_events", "clients", "addresses"]) {
    expect(after[table]).toEqual(before[table]);
  }
  expect(after.variants.map(({ id }: { id: string }) => id).sort()).toEqual(["soup-1", "water-1"]);
  expect(fixture.published).toEqual(["company_changed tacos", "company_changed tacos"]);
});

test("a product that moves to another category keeps its rows", async () => {
  await importDocument(taqueriaDocument());
  const [tacos, drinks] = taqueriaDocument().categories;
  const moved = [
    {
      ...drinks,
      products: [...(drinks?.products ?? []), { ...tacos?.products[0], category_id: "drinks" }],
    },
  ];
  const document = changedDocument(taqueriaDocument(), "categories", moved);
  await importDocument(document);
  expect(await exported()).toEqual(document);
});

test("coupons can swap their codes, and keep their uses", async () => {
  await importDocument(taqueriaDocument());
  await fixture.db.updateTable("coupons").set({ coupons_used: 9 }).execute();
  const document = changedDocument(
    changedDocument(taqueriaDocument(), "coupons.0.code", "FIVE"),
    "coupons.1.code",
    "TEN",
  );
  await importDocument(document);
  const counted = changedDocument(document, "coupons.0.coupons_used", 9);
  expect(await exported()).toEqual(changedDocument(counted, "coupons.1.coupons_used", 9));
});

test("the export has the current stock and coupon uses", async () => {
  await importDocument(taqueriaDocument());
  await fixture.db.updateTable("variants").set({ stock: 4 }).where("id", "=", "taco-1").execute();
  await fixture.db.updateTable("modifiers").set({ stock: 1 }).where("id", "=", "red").execute();
  await fixture.db
    .updateTable("coupons")
    .set({ coupons_used: 3 })
    .where("id", "=", "five")
    .execute();
  const now = [
    ["categories.0.products.0.product_variants.0.stock", 4],
    ["categories.0.products.0.modifier_groups.0.modifiers.1.stock", 1],
    ["coupons.1.coupons_used", 3],
  ].reduce(
    (made, [path, value]) => changedDocument(made, String(path), value),
    taqueriaDocument() as object,
  );
  expect(await exported()).toEqual(now);
});

test("every import has its own time, even if the clock stands still", async () => {
  await importDocument(taqueriaDocument());
  const imported = () =>
    fixture.db.selectFrom("companies").select("imported_at").executeTakeFirstOrThrow();
  const first = await imported();
  await importDocument(taqueriaDocument());
  const second = await imported();
  expect(second.imported_at.getTime()).toBeGreaterThan(first.imported_at.getTime());
});

test("when two files of one company are imported at once, the stored company is one of them as a whole", async () => {
  const { deps, write } = fixture;
  const one = await write("one.json", changedDocument(taqueriaDocument(), "company.name", "One"));
  const without = changedDocument(
    taqueriaDocument(),
    "categories",
    taqueriaDocument().categories.slice(1),
  );
  const two = await write("two.json", changedDocument(without, "company.name", "Two"));
  await Promise.all([importCompany(deps, one), importCompany(deps, two)]);
  const result = await exported();
  expect([
    changedDocument(taqueriaDocument(), "company.name", "One"),
    changedDocument(without, "company.name", "Two"),
  ]).toContainEqual(result);
});

import { readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import { exportCompany } from "./export-company.ts";
import { importCompany } from "./import-company.ts";
import { changedDocument, taqueriaDocument } from "./testing/documents.ts";
import { generatedDocuments } from "./testing/generated-documents.ts";
import { createImportFixture, makePicture } from "./testing/import-fixture.ts";

let fixture: Awaited<ReturnType<typeof createImportFixture>>;
beforeAll(async () => {
  fixture = await createImportFixture();
});
afterEach(() => fixture.reset());
afterAll(() => fixture.close());

/** As text, so that the order of keys counts. */
async function exportedText(host: string): Promise<string> {
  const result = await exportCompany(fixture.deps, host);
  return JSON.stringify(result.ok ? result.document : result.faults);
}

test("unknown fields are exported in their place, and warned about", async () => {
  const document = {
    $schema: "comanda",
    ...changedDocument(
      changedDocument(taqueriaDocument(), "company.color_of_door", { red: [1, null] }),
      "hosts",
      ["Tacos.Test"],
    ),
    "1": { version: 2 },
  };
  const deep = changedDocument(
    document,
    "categories.0.products.0.modifier_groups.0.modifiers.1.kcal",
    3,
  );
  const result = await importCompany(fixture.deps, await fixture.write("a.json", deep));
  expect(result.ok && result.warnings.map(({ path }) => path)).toEqual([
    "1",
    "$schema",
    "company.color_of_door",
    "categories.0.products.0.modifier_groups.0.modifiers.1.kcal",
  ]);
  expect(await exportedText("tacos.test")).toBe(JSON.stringify(deep));
});

test("an amount with float noise is taken as the amount that it means", async () => {
  const price = "categories.0.products.0.product_variants.0.price";
  const minimum = [
    "ecommerce_settings.delivery",
    { minimum_amount_to_allow: "10.100000000000001" },
  ];
  const document = [[price, 1.6500000000000001], minimum].reduce(
    (made, [path, value]) => changedDocument(made, String(path), value),
    taqueriaDocument() as object,
  );
  const file = await fixture.write("a.json", document);
  expect(await importCompany(fixture.deps, file)).toMatchObject({ ok: true });
  const text = await exportedText("tacos.test");
  expect(text).toContain('"price":1.65,');
  expect(text).toContain('"minimum_amount_to_allow":"10.1"');
  await importCompany(fixture.deps, file);
  expect(await exportedText("tacos.test")).toBe(text);
});

test("unknown colours and fonts, odd prices and hours are imported with a warning", async () => {
  const document = [
    [
      "ecommerce_settings.layout_settings",
      { landing: { title: { font: "papyrus", text_color: "#12" } } },
    ],
    ["categories.1.products.0.product_variants.0.original_price", 10],
    ["company.business_hours_settings", { monday: { hours: [{ open: "08:00", close: "08:00" }] } }],
    ["ecommerce_settings.checkout_type", "WHATSAPP"],
  ].reduce(
    (made, [path, value]) => changedDocument(made, String(path), value),
    taqueriaDocument() as object,
  );
  const result = await importCompany(fixture.deps, await fixture.write("a.json", document));
  expect(result.ok && result.warnings.map(({ path }) => path)).toEqual([
    "ecommerce_settings.layout_settings.landing.title.font",
    "ecommerce_settings.layout_settings.landing.title.text_color",
    "categories.1.products.0.product_variants.0",
    "company.business_hours_settings.monday.hours.0",
    "ecommerce_settings.checkout_type",
  ]);
});

test.each([
  ["red", 1],
  ["hsl(10 20% 30%)", 1],
  ["rgb(10%, 20%, 30%)", 1],
  ["rgb(256, 0, 0)", 1],
  ["#12345", 1],
  ["#abc", 0],
  ["#AABBCC", 0],
  ["#aabbccdd", 0],
  ["rgb(255, 0, 10)", 0],
  ["rgba(255 0 10 / 50%)", 0],
])("the colour %s is imported, with %i warnings", async (text_color, count) => {
  const settings = { landing: { title: { text_color } } };
  const document = changedDocument(
    taqueriaDocument(),
    "ecommerce_settings.layout_settings",
    settings,
  );
  const result = await importCompany(fixture.deps, await fixture.write("a.json", document));
  expect(result.ok && result.warnings).toHaveLength(count);
});

test("areas are exported as they were drawn: a ring, rings, none", async () => {
  const ring = [
    { latitude: 1, longitude: 1 },
    { longitude: -179.5, latitude: 2, height: 8 },
    { latitude: -0.5, longitude: 180 },
  ];
  const areas = [ring, [ring, ring.slice(1)], [[]], [], null].map((area, index) => ({
    id: `area-${index}`,
    area,
  }));
  const paths = [{ paths: [ring], id: "area-0" }, { id: "area-1" }];
  const prices = { area: { areas: paths }, districts: [{ name: "Roma", paths: ring }] };
  const document = changedDocument(
    changedDocument(taqueriaDocument(), "company.delivery_areas", areas),
    "ecommerce_settings.delivery",
    { prices },
  );
  const result = await importCompany(fixture.deps, await fixture.write("a.json", document));
  expect(result.ok && result.warnings.map(({ path }) => path)).toEqual([
    "company.delivery_areas.0.area.1.height",
    "company.delivery_areas.1.area.0.1.height",
    "company.delivery_areas.1.area.1.0.height",
    "ecommerce_settings.delivery.prices.area.areas.0.paths.0.1.height",
    "ecommerce_settings.delivery.prices.districts.0.paths.1.height",
    "company.delivery_areas.0.area",
    "company.delivery_areas.1.area",
    "company.delivery_areas.2.area",
    "ecommerce_settings.delivery.prices.area.areas.0.paths",
    "ecommerce_settings.delivery.prices.districts.0.paths",
  ]);
  expect(await exportedText("tacos.test")).toBe(JSON.stringify(document));
});

test("absent and null parts are exported as absent and null", async () => {
  const { hosts, company, ecommerce_settings } = taqueriaDocument();
  const document = { coupons: null, hosts, order_settings: null, ecommerce_settings, company };
  await importCompany(fixture.deps, await fixture.write("a.json", document));
  expect(await exportedText("tacos.test")).toBe(JSON.stringify(document));
});

test("a YAML file is imported and exported as YAML", async () => {
  const file = await fixture.write("a.yaml", stringify(taqueriaDocument()));
  expect(await importCompany(fixture.deps, file)).toMatchObject({ ok: true });
  expect(await exportedText("tacos.test")).toBe(JSON.stringify(taqueriaDocument()));
  const copy = join(fixture.root, "copy.yml");
  await exportCompany(fixture.deps, "tacos.test", copy);
  expect(await readFile(copy, "utf8")).toBe(stringify(taqueriaDocument()));
});

test("a picture at a URL is fetched, stored, and exported as its URL", async () => {
  const bytes = await makePicture(20, 20);
  const server = createServer((_, response) => response.end(bytes));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const document = changedDocument(
    taqueriaDocument(),
    "company.logo_url",
    `http://127.0.0.1:${port}/logo.png`,
  );
  const file = await fixture.write("a.json", document);
  const deps = { ...fixture.deps, allowPrivateAddresses: true };
  expect(await importCompany(deps, file)).toMatchObject({ ok: true, counts: { pictures: 1 } });
  server.close();
  const logos = await readdir(join(fixture.dataDir, "media/companies/logos"));
  expect(logos.filter((name) => name.endsWith(".webp"))).toHaveLength(1);
  const copy = join(fixture.root, "copy", "company.json");
  expect(await exportCompany(fixture.deps, "tacos.test", copy)).toMatchObject({ pictures: 0 });
  expect(await exportedText("tacos.test")).toBe(JSON.stringify(document));
});

test("a photo that an earlier version stored with its place is exported without it", async () => {
  const document = changedDocument(taqueriaDocument(), "company.logo_url", "logo.jpg");
  const bare = await sharp(await makePicture(20, 20))
    .jpeg()
    .toBuffer();
  await fixture.write("logo.jpg", bare);
  await importCompany(fixture.deps, await fixture.write("a.json", document));
  const [original = ""] = await readdir(join(fixture.dataDir, "originals/tacos"));
  const photo = await sharp(bare)
    .withExifMerge({ IFD0: { Artist: "Ana at home" } })
    .toBuffer();
  await writeFile(join(fixture.dataDir, "originals/tacos", original), photo);
  const copy = join(fixture.root, "copy", "company.json");
  expect(await exportCompany(fixture.deps, "tacos.test", copy)).toMatchObject({ pictures: 1 });
  const written = await readFile(join(fixture.root, "copy", "logo.jpg"));
  expect(photo.includes("Ana at home")).toBe(true);
  expect(written.includes("Ana at home")).toBe(false);
});

test("an unknown host and a target that is not a document are refused", async () => {
  await importCompany(fixture.deps, await fixture.write("a.json", taqueriaDocument()));
  expect(await exportCompany(fixture.deps, "nobody.test")).toMatchObject({ ok: false });
  const target = join(fixture.root, "copy.txt");
  expect(await exportCompany(fixture.deps, "tacos.test", target)).toMatchObject({ ok: false });
});

test("any valid document is exported as it was imported", async () => {
  await fc.assert(
    fc.asyncProperty(generatedDocuments, async (document) => {
      const file = await fixture.write("generated.json", document);
      const imported = await importCompany(fixture.deps, file, { setCounters: true });
      expect(imported).toMatchObject({ ok: true });
      expect(await exportedText("generated.test")).toBe(JSON.stringify(document));
    }),
    { numRuns: 40 },
  );
});

test("a company imported by an early version, without an outline, is exported whole", async () => {
  const file = await fixture.write("a.json", taqueriaDocument());
  expect(await importCompany(fixture.deps, file)).toMatchObject({ ok: true });
  const whole = await exportCompany(fixture.deps, "tacos.test");
  await fixture.db.updateTable("companies").set({ outline: "{}" }).execute();
  const exported = await exportCompany(fixture.deps, "tacos.test");
  expect(exported.ok && Object.keys(exported.document as object)).toContain("categories");
  expect(exported).toMatchObject(whole);
});

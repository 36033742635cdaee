import { existsSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { importCompany } from "./import-company.ts";
import { readAllRows } from "./testing/all-rows.store.ts";
import { changedDocument, taqueriaDocument } from "./testing/documents.ts";
import { createImportFixture, makePicture } from "./testing/import-fixture.ts";
import { validateFile } from "./validate-file.ts";

let fixture: Awaited<ReturnType<typeof createImportFixture>>;
let before: unknown;

beforeAll(async () => {
  fixture = await createImportFixture();
  const { deps, write } = fixture;
  const rival = changedDocument(taqueriaDocument(), "company.id", "rival");
  const rivalDocument = changedDocument(
    changedDocument(rival, "hosts", ["rival.test"]),
    "qrs.0.id",
    "rival-1",
  );
  await importCompany(deps, await write("rival.json", rivalDocument));
  await importCompany(deps, await write("tacos.json", taqueriaDocument()));
  await write("good.png", await makePicture(20, 20));
  await write("text.png", "no picture at all");
  await write("drawing.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await write("cut.png", (await makePicture(300, 300)).subarray(0, 300));
  await write("bomb.png", bomb(await makePicture(20, 20)));
  await mkdir(join(fixture.root, "folder"));
  await symlink("/etc/hostname", join(fixture.root, "link.png"));
  fixture.published.length = 0;
  before = await readAllRows(fixture.db);
});

afterAll(() => fixture.close());

/** A picture whose header claims 60,000 by 60,000 pixels. */
function bomb(png: Buffer): Buffer {
  const claimed = Buffer.from(png);
  claimed.writeUInt32BE(60_000, 16);
  claimed.writeUInt32BE(60_000, 20);
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29);
  return claimed;
}

const variant = "categories.0.products.0.product_variants.0";
const group = "categories.0.products.0.modifier_groups.0";
const images = "categories.0.products.0.images";
const image = (name: string) => [{ image_url: name }];

/** The changed path of a good document, its new value, the path of the fault, and its message. */
const broken: [path: string, value: unknown, fault: string, message: RegExp][] = [
  [`${variant}.price`, "28.50", `${variant}.price`, /number/],
  [`${group}.modifiers.1.max`, { max: 2 }, `${group}.modifiers.1.max`, /number/],
  ["company.timezone", "Mars/Olympus", "company.timezone", /time zone/],
  ["company.id", "..", "company.id", /dots/],
  [
    "company.business_hours_settings",
    { monday: { hours: [{ open: "9:00", close: "17:00" }] } },
    "company.business_hours_settings.monday.hours.0.open",
    /HH:mm/,
  ],
  ["company", undefined, "company", /./],
  ["hosts", [], "hosts", /./],
  [
    "company.delivery_areas",
    [{ id: "a", area: [[{ latitude: 1, longitude: 181 }]] }],
    "company.delivery_areas.0.area.0.0.longitude",
    /180/,
  ],
  [
    "company.delivery_areas",
    [{ id: "a", area: [{ latitude: 1, longitude: 1 }, []] }],
    "company.delivery_areas.0.area",
    /ring of points/,
  ],
  ["hosts", ["a.test", "A.test"], "hosts.1", /repeats the host "a.test"/],
  ["hosts", ["new.test", "rival.test"], "hosts.1", /belongs to the company "rival"/],
  ["qrs.0.id", "rival-1", "qrs.0.id", /belongs to the company "rival"/],
  ["qrs.0.ordering_type", "DRIVE_IN", "qrs.0.ordering_type", /not one of/],
  ["categories.1.id", "tacos", "categories.1.id", /repeats the id "tacos" of categories.0/],
  ["categories.1.products.0.id", "taco", "categories.1.products.0.id", /repeats/],
  [`${variant}.id`, "water-1", "categories.1.products.0.product_variants.0.id", /repeats/],
  [`${group}.modifiers.1.id`, "green", `${group}.modifiers.1.id`, /repeats/],
  ["coupons.1.id", "ten", "coupons.1.id", /repeats/],
  ["coupons.1.code", "ten", "coupons.1.code", /repeats the code/],
  [
    "categories.0.products.0.category_id",
    "drinks",
    "categories.0.products.0.category_id",
    /stands in/,
  ],
  [
    "categories.1.products.0.product_category_id",
    "x",
    "categories.1.products.0.product_category_id",
    /stands in/,
  ],
  [`${group}.min`, 3, `${group}.min`, /more than the max of 2/],
  [`${group}.modifiers`, [], `${group}.min`, /only 0 can be chosen/],
  [`${group}.modifiers`, [{ id: "g", name: "G", visible: false }], `${group}.min`, /only 0/],
  [group, "salsa", group, /names the modifier group "salsa"/],
  [`${group}.modifiers.0`, "green", `${group}.modifiers.0`, /names the modifier "green"/],
  [`${group}.modifiers.0`, { modifier_id: "blue" }, `${group}.modifiers.0.modifier_id`, /lacks/],
  [
    "categories.1.products.0.modifier_ids",
    ["red", "blue"],
    "categories.1.products.0.modifier_ids.1",
    /"blue"/,
  ],
  ["coupons.0.product_id", "burrito", "coupons.0.product_id", /the product "burrito"/],
  ["qrs.0.payment_method_ids", ["card"], "qrs.0.payment_method_ids.0", /payment method "card"/],
  [`${variant}.price_id`, "weekend", `${variant}.price_id`, /the price "weekend"/],
  [
    "categories.1.products.0.product_variants",
    [],
    "categories.1.products.0.product_variants",
    /no variant/,
  ],
  [
    "categories.1.products.0.product_variants",
    undefined,
    "categories.1.products.0.product_variants",
    /no variant/,
  ],
  [`${variant}.price`, null, `${variant}.price`, /has no price/],
  [
    "categories.1.products.0.product_variants",
    [
      { id: "a", price: 1 },
      { id: "b", price: 2 },
    ],
    "categories.1.products.0.product_variants",
    /shows no variant/,
  ],
  [
    "ecommerce_settings.takeaway.disabled_until",
    "soon",
    "ecommerce_settings.takeaway.disabled_until",
    /ISO 8601/,
  ],
  [
    "payment_methods.takeaway.1",
    { id: "cash", code: "x" },
    "payment_methods.takeaway.1.id",
    /repeats/,
  ],
  [`${variant}.price`, 28.505, `${variant}.price`, /USD has 2 decimals at most/],
  [`${group}.modifiers.1.price`, 0.001, `${group}.modifiers.1.price`, /2 decimals/],
  ["coupons.1.value", 0.505, "coupons.1.value", /2 decimals/],
  ["coupons.0.min_amount", 9.999, "coupons.0.min_amount", /2 decimals/],
  [
    "ecommerce_settings.delivery",
    { minimum_amount_for_free: "100.001" },
    "ecommerce_settings.delivery.minimum_amount_for_free",
    /2 decimals/,
  ],
  [
    "company.currency",
    { code: "JPY" },
    `${variant}.price`,
    /is 28.5, but JPY has whole amounts only/,
  ],
  [
    "order_settings",
    { takeaway: { service_fee: { value: -1 } } },
    "order_settings.takeaway.service_fee.value",
    /from 0 to 100/,
  ],
  [
    "order_settings",
    { onsite: { service_fee: { value: 100.5 } } },
    "order_settings.onsite.service_fee.value",
    /from 0 to 100/,
  ],
  [
    "payment_methods.takeaway.0.payment_method_fee",
    101,
    "payment_methods.takeaway.0.payment_method_fee",
    /from 0 to 100/,
  ],
  [
    "loyalty_settings",
    { loyalty_program: { rewards: [{ id: "r", name: "R", required_points: 1, value: -5 }] } },
    "loyalty_settings.loyalty_program.rewards.0.value",
    /negative/,
  ],
  ["coupons.1.code", "\u200bten", "coupons.1.code", /repeats the code/],
  ["coupons.1.code", "\u2800", "coupons.1.code", /invisible/],
  ["categories.1.name", "\u200b\u2060", "categories.1.name", /invisible/],
  ["company.name", "\u3164", "company.name", /invisible/],
  ["hosts", ["café.test", "xn--caf-dma.test"], "hosts.1", /repeats the host "xn--caf-dma.test"/],
  ["hosts", ["café.test:80"], "hosts.0", /host name without port/],
  [images, image("missing.png"), `${images}.0.image_url`, /there is no file/],
  [images, image(""), `${images}.0.image_url`, /names no picture/],
  [images, image("text.png"), `${images}.0.image_url`, /is not a JPEG/],
  [images, image("cut.png"), `${images}.0.image_url`, /cannot be read/],
  [images, image("bomb.png"), `${images}.0.image_url`, /million pixels/],
  [images, image("drawing.svg"), `${images}.0.image_url`, /is not a JPEG/],
  [images, image("folder"), `${images}.0.image_url`, /is not a file/],
  [images, image("../../etc/hostname"), `${images}.0.image_url`, /outside/],
  [images, image("/etc/hostname"), `${images}.0.image_url`, /outside/],
  [images, image("link.png"), `${images}.0.image_url`, /outside/],
  [images, image("file:///etc/hostname"), `${images}.0.image_url`, /beside the document/],
  [images, image("http://127.0.0.1:9/a.png"), `${images}.0.image_url`, /this machine/],
  ["company.logo_url", "missing.png", "company.logo_url", /there is no file/],
];

test.each(broken)(
  "%s as %j is refused, and nothing is written",
  async (path, value, fault, message) => {
    const file = await fixture.write(
      "broken.json",
      changedDocument(taqueriaDocument(), path, value),
    );
    const result = await importCompany(fixture.deps, file);
    expect(result).toEqual({
      ok: false,
      faults: expect.arrayContaining([{ path: fault, message: expect.stringMatching(message) }]),
    });
    expect(await readAllRows(fixture.db)).toEqual(before);
    expect(fixture.published).toEqual([]);
  },
);

test("validate compares hosts and QR codes with other companies when it has a database", async () => {
  const names = [
    ["hosts", ["new.test", "RIVAL.test"]],
    ["qrs.0.id", "rival-1"],
  ].reduce(
    (made, [path, value]) => changedDocument(made, String(path), value),
    taqueriaDocument() as object,
  );
  const file = await fixture.write("names.json", names);
  expect(await validateFile(file, { db: fixture.db })).toEqual({
    comparedWithDatabase: true,
    result: {
      ok: false,
      faults: [
        { path: "hosts.1", message: '"rival.test" belongs to the company "rival"' },
        { path: "qrs.0.id", message: '"rival-1" belongs to the company "rival"' },
      ],
    },
  });
  expect(await validateFile(file)).toMatchObject({
    comparedWithDatabase: false,
    result: { ok: true },
  });
  const own = await fixture.write("own.json", taqueriaDocument());
  expect(await validateFile(own, { db: fixture.db })).toMatchObject({ result: { ok: true } });
  expect(await readAllRows(fixture.db)).toEqual(before);
});

test("faults of every kind are reported at once, each with its path", async () => {
  const document = [
    [`${variant}.price`, "free"],
    [`${group}.modifiers.1.id`, "green"],
    ["categories.1.products.0.modifier_ids", ["blue"]],
    [images, image("missing.png")],
    ["company.logo_url", "missing.png"],
  ].reduce(
    (made, [path, value]) => changedDocument(made, String(path), value),
    taqueriaDocument() as object,
  );
  const file = await fixture.write("broken.json", document);
  const result = await importCompany(fixture.deps, file);
  expect(result.ok || result.faults.map(({ path }) => path).sort()).toEqual([
    `${images}.0.image_url`,
    `${group}.modifiers.1.id`,
    `${variant}.price`,
    "categories.1.products.0.modifier_ids.0",
    "company.logo_url",
  ]);
  expect((await validateFile(file)).result).toEqual(result);
});

test("pictures of a refused file are not stored", async () => {
  const document = changedDocument(
    changedDocument(taqueriaDocument(), images, image("good.png")),
    `${variant}.price`,
    "x",
  );
  await importCompany(fixture.deps, await fixture.write("broken.json", document));
  expect(existsSync(join(fixture.deps.dataDir, "media"))).toBe(false);
});

test("a host that is taken while the pictures are rendered rolls the whole import back", async () => {
  const document = changedDocument(
    changedDocument(taqueriaDocument(), images, image("good.png")),
    "hosts",
    ["late.test"],
  );
  const file = await fixture.write(
    "late.json",
    changedDocument(document, "company.name", "Changed"),
  );
  const writing = fixture.db.transaction();
  const write = writing.execute.bind(writing);
  vi.spyOn(fixture.db, "transaction").mockReturnValueOnce(writing);
  vi.spyOn(writing, "execute").mockImplementationOnce(async (work) => {
    const host = { company_id: "rival", host: "late.test", position: 1 };
    await fixture.db.insertInto("hosts").values(host).execute();
    return write(work);
  });
  await expect(importCompany(fixture.deps, file)).rejects.toThrow(/hosts/);
  await fixture.db.deleteFrom("hosts").where("host", "=", "late.test").execute();
  expect(await readAllRows(fixture.db)).toEqual(before);
});

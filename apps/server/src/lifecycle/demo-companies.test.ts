import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { validateFile } from "@comanda/api/import/validate-file";
import { ImportFile } from "@comanda/contract/companies/import-file";
import { coveragePolygons } from "@comanda/domain/delivery/coverage";
import { quoteDelivery } from "@comanda/domain/delivery/quote";
import { districtOptions } from "@comanda/domain/delivery/zones";
import { validRings } from "@comanda/domain/geo/shape";
import { openState } from "@comanda/domain/hours/opening-hours";
import { weekSchedule } from "@comanda/domain/hours/week-schedule";
import { isOnlineMethod, paymentInstrument } from "@comanda/domain/orders/payment-method";
import { parse } from "valibot";
import { expect, test } from "vitest";
import { repositoryRoot } from "../config/read-config.ts";

const demo = path.join(repositoryRoot, "demo");
const names = ["cafe", "pizzaria", "taqueria"] as const;
type Name = (typeof names)[number];

const texts = Object.fromEntries(names.map((name) => [name, readFileSync(fileOf(name), "utf8")]));
const files = Object.fromEntries(
  names.map((name) => [name, parse(ImportFile, JSON.parse(texts[name] ?? ""))]),
) as Record<Name, ImportFile>;
const all = Object.values(files);

function fileOf(name: string): string {
  return path.join(demo, name, "company.json");
}

function products(file: ImportFile) {
  return file.categories.flatMap((category) => category.products);
}

/**
 * Something that at least one company must show, so that it is not removed by mistake
 * (demo/README.md).
 */
function someCompanyHas(what: (file: ImportFile) => boolean): boolean {
  return all.some(what);
}

test("the demo consists of these three companies", () => {
  const folders = readdirSync(demo).filter((name) => existsSync(fileOf(name)));
  expect(folders.sort()).toEqual([...names]);
});

test.each(names)("%s: the file is valid and has no warnings", async (name) => {
  const { result } = await validateFile(fileOf(name));
  expect(result).toMatchObject({ ok: true, warnings: [] });
});

test.each(names)("%s: at least 40 products are visible, and nearly all have a picture", (name) => {
  const visible = products(files[name]).filter((product) => product.visible);
  expect(visible.length).toBeGreaterThanOrEqual(40);
  expect(visible.filter(({ images }) => images.length === 0).length).toBeLessThanOrEqual(2);
});

test.each(names)(
  "%s: every named picture exists, every file is used, and all are small",
  (name) => {
    const named = [...(texts[name] ?? "").matchAll(/"pictures\/([^"]+)"/gu)].map(
      ([, file]) => file,
    );
    const folder = path.join(demo, name, "pictures");
    const there = readdirSync(folder);
    expect([...new Set(named)].sort()).toEqual(there.sort());
    const sizes = there.map((file) => statSync(path.join(folder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_250_000);
  },
);

test("no two products share a picture", () => {
  const pictures = names.flatMap((name) =>
    products(files[name]).flatMap(({ images }) =>
      images.map((each) => `${name} ${each.image_url}`),
    ),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("hosts, countries, currencies, languages, fonts and accents differ", () => {
  const looks = all.map((file) => file.ecommerce_settings.layout_settings?.product);
  for (const values of [
    all.flatMap(({ hosts }) => hosts[0]),
    all.map(({ company }) => company.country.country_code),
    all.map(({ company }) => company.currency.code),
    all.map(({ company }) => company.language),
    looks.map((look) => look?.content?.font),
    looks.map((look) => look?.secondary_color),
    all.map((file) => file.ecommerce_settings.layout_settings?.landing?.body?.background_type),
    all.map((file) => file.ecommerce_settings.delivery?.prices?.type),
  ]) {
    expect(new Set(values).size).toBe(names.length);
  }
});

/** A Wednesday, in a week without a change of clocks in any of the time zones. */
const now = new Date("2026-11-25T12:00:00Z");
const weeks = all.map(({ company }) =>
  weekSchedule(company.business_hours_settings, company.timezone, now),
);

test.each<[string, (day: (typeof weeks)[number][number]) => boolean]>([
  ["open 24 hours", (day) => day.allDay],
  ["closed", (day) => day.ranges.length === 0],
  ["open in two shifts", (day) => day.ranges.length === 2 && day.ranges[0]?.close !== "13:00"],
  ["open past midnight", (day) => day.ranges.some(({ open, close }) => close <= open)],
])("there is a day that is %s", (_what, holds) => {
  expect(weeks.flat().some(holds)).toBe(true);
});

test("the taquería, where every journey starts, is always open", () => {
  const { business_hours_settings, timezone } = files.taqueria.company;
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const at = new Date(now.getTime() + hour * 3_600_000);
    expect(openState(business_hours_settings, timezone, at).open).toBe(true);
  }
});

test.each<[string, (file: ImportFile) => boolean]>([
  [
    "sizes with a discount",
    (file) =>
      products(file).some(
        ({ product_variants: v }) =>
          v.length > 2 && v.some((each) => (each.original_price ?? 0) > (each.price ?? 0)),
      ),
  ],
  [
    "a sold-out product",
    (file) =>
      products(file).some(
        (p) => p.stock_enabled && p.product_variants.every(({ stock }) => stock === 0),
      ),
  ],
  [
    "few left",
    (file) =>
      products(file).some(
        (p) =>
          p.stock_enabled &&
          p.product_variants.some(({ stock }) => stock !== null && stock > 0 && stock <= 3),
      ),
  ],
  ["a hidden product", (file) => products(file).some(({ visible }) => !visible)],
  [
    "a product without a picture",
    (file) => products(file).some(({ visible, images }) => visible && images.length === 0),
  ],
  [
    "two halves to choose",
    (file) =>
      products(file).some((p) => p.modifier_groups.some(({ min, max }) => min === 2 && max === 2)),
  ],
  [
    "a group without a maximum",
    (file) => products(file).some((p) => p.modifier_groups.some(({ max }) => max === null)),
  ],
  [
    "hidden and sold-out modifiers",
    (file) =>
      ["hidden", "out"].every((kind) =>
        products(file).some((p) =>
          p.modifier_groups.some((g) =>
            g.modifiers.some((m) => (kind === "hidden" ? !m.visible : m.stock === 0)),
          ),
        ),
      ),
  ],
  [
    "prices by variant",
    (file) =>
      products(file).some(
        (p) => p.prices.length > 0 && p.product_variants.every((v) => v.price_id),
      ),
  ],
  [
    "a coupon in percent",
    ({ coupons }) => coupons.some((c) => c.discount_type === "percentage" && c.usage_limit === 0),
  ],
  [
    "a fixed coupon with a minimum",
    ({ coupons }) => coupons.some((c) => c.discount_type === "fixed" && c.min_amount > 0),
  ],
  [
    "a limited coupon",
    ({ coupons }) => coupons.some((c) => c.usage_limit > c.coupons_used && c.coupons_used > 0),
  ],
  [
    "a coupon that is used up",
    ({ coupons }) => coupons.some((c) => c.usage_limit > 0 && c.usage_limit === c.coupons_used),
  ],
  [
    "a period in which coupons are published",
    ({ company }) =>
      Boolean(
        company.coupon_published?.active &&
          company.coupon_published.start_date &&
          company.coupon_published.end_date,
      ),
  ],
  [
    "loyalty points and rewards of both kinds",
    ({ loyalty_settings: { loyalty_program: l } }) =>
      Boolean(
        l?.active &&
          l.points_per_amount &&
          new Set(l.rewards.map((r) => r.discount_type)).size === 2,
      ),
  ],
  [
    "a loyalty program that is off",
    ({ loyalty_settings: { loyalty_program: l } }) => l?.active === false && l.rewards.length > 0,
  ],
  [
    "tables in two zones",
    (file) =>
      new Set(file.qrs.flatMap((qr) => (qr.ordering_type === "TABLE" ? qr.zone?.name : []))).size >
      1,
  ],
  ["QR codes on site", ({ qrs }) => qrs.some(({ ordering_type }) => ordering_type === "ONSITE")],
  [
    "a tip with a comment",
    ({ ecommerce_settings: s }) =>
      Boolean(s.takeaway?.active && s.takeaway.tip?.active && s.takeaway.tip.comment),
  ],
  [
    "an optional service fee",
    ({ order_settings: o }) =>
      Boolean(o.table?.service_fee?.optional && o.table.service_fee.value > 0),
  ],
  [
    "a required service fee",
    ({ order_settings: o }) =>
      Boolean(
        o.takeaway?.service_fee &&
          !o.takeaway.service_fee.optional &&
          o.takeaway.service_fee.value > 0,
      ),
  ],
  ["a question at checkout", ({ ecommerce_settings: s }) => Boolean(s.takeaway?.additional_input)],
  [
    "no question and no name",
    ({ ecommerce_settings: s }) =>
      s.table?.active === true && !s.table.additional_input && !s.table.collect_client_info,
  ],
  [
    "orders for later, and hours that need them",
    (file) =>
      file.ecommerce_settings.takeaway?.scheduled_orders_enabled === true &&
      file !== files.taqueria,
  ],
  [
    "a rating",
    ({ ecommerce_settings: s }) =>
      Boolean(s.google_settings?.display_ratings && s.google_settings.ratings_score),
  ],
  [
    "all four social networks",
    ({ ecommerce_settings: s }) => Object.values(s.social_networks_settings ?? {}).every(Boolean),
  ],
  [
    "a label of the address complement",
    ({ ecommerce_settings: s }) => Boolean(s.additional_address_information),
  ],
  ["orders outside the coverage", ({ company }) => company.receives_orders_outside_delivery_range],
  [
    "a picture behind the landing page",
    ({ ecommerce_settings: s }) =>
      Boolean(s.layout_settings?.landing?.body?.background_image?.mobile_url),
  ],
  [
    "a limit of orders a month",
    ({ company }) => company.current_subscriptions.some((s) => s.monthly_orders_limit !== null),
  ],
  [
    "delivery at a fixed price",
    ({ ecommerce_settings: s }) => (s.delivery?.prices?.fixed?.price ?? 0) > 0,
  ],
  [
    "delivery by districts, one of them off",
    (file) =>
      file.company.delivery_districts.some((d) => !d.enabled) &&
      (file.ecommerce_settings.delivery?.prices?.districts.length ?? 0) > 5,
  ],
  [
    "delivery by areas with polygons, one with a hole and one of them off",
    ({ company, ecommerce_settings: { delivery } }) =>
      company.delivery_areas.some(({ enabled, area }) => !enabled && validRings(area).length > 0) &&
      coveragePolygons(company, delivery).some(({ rings }) => rings.length > 1),
  ],
  [
    "delivery outside the areas",
    ({ ecommerce_settings: s }) => s.delivery?.prices?.area?.enable_out_of_area === true,
  ],
  [
    "delivery by ranges",
    (file) =>
      file.company.delivery_ranges.length > 0 &&
      (file.ecommerce_settings.delivery?.prices?.ranges.length ?? 0) > 0,
  ],
  [
    "delivery by kilometre",
    ({ ecommerce_settings: s }) => (s.delivery?.prices?.distance?.price_per_km ?? 0) > 0,
  ],
])("the demo shows %s", (_what, holds) => {
  expect(someCompanyHas(holds)).toBe(true);
});

test("each company delivers to its own address and accepts cash there", () => {
  for (const { company, ecommerce_settings: settings, payment_methods } of all) {
    const { latitude, longitude } = company;
    const [district] = districtOptions(company, settings.delivery);
    const destination = { latitude, longitude, area_id: district?.id ?? null, area_name: null };
    const currencyCode = company.currency.code;
    const base = { company, delivery: settings.delivery, currencyCode };
    expect(settings.delivery?.active).toBe(true);
    expect(quoteDelivery({ ...base, destination })).toMatchObject({ ok: true, outside: false });
    expect(payment_methods.delivery.map(({ id }) => id)).toContain("cash");
  }
});

test("only the café's orders on site are paused, until 2035", () => {
  const paused = names.flatMap((name) => {
    const { table, onsite, takeaway, delivery } = files[name].ecommerce_settings;
    return Object.entries({ table, onsite, takeaway, delivery }).flatMap(([type, settings]) =>
      settings?.disabled_until ? [`${name} ${type} ${settings.disabled_until.slice(0, 4)}`] : [],
    );
  });
  expect(paused).toEqual(["cafe onsite 2035"]);
});

test("the pizzaria's landing page has buttons of all kinds", () => {
  const contents = files.pizzaria.ecommerce_settings.layout_settings?.landing?.contents ?? [];
  const enabled = contents.filter(({ status }) => status === "enabled");
  expect(
    enabled.map(({ type, value }) => `${type}${value === null ? " without a value" : ""}`),
  ).toEqual([
    "menu_webapp_url",
    "whatsapp_number",
    "external_url",
    "wifi_network",
    "external_url without a value",
  ]);
});

test("the pizzaria and the taquería have a QR code for orders at the table", () => {
  for (const name of ["pizzaria", "taqueria"] as const) {
    const { qrs, ecommerce_settings, payment_methods } = files[name];
    expect(qrs.some(({ ordering_type }) => ordering_type === "TABLE")).toBe(true);
    expect(ecommerce_settings.table?.active).toBe(true);
    expect(payment_methods.table.length).toBeGreaterThan(0);
  }
});

test("every company has sandbox online payment for each service type", () => {
  const online = (name: Name) => {
    const lists = Object.entries(files[name].payment_methods).filter(([, list]) => list.length > 0);
    return lists.map(([type, list]) => [type, list.filter(isOnlineMethod)] as const);
  };
  for (const name of names) {
    for (const [type, methods] of online(name)) {
      expect(methods.length, `${name}, ${type}`).toBeGreaterThan(0);
      for (const method of methods) expect(method.provider_id).toBe("sandbox");
    }
  }
  const kinds = (name: Name) => [
    ...new Set(online(name).flatMap(([, methods]) => methods.map(paymentInstrument))),
  ];
  expect(kinds("taqueria")).toEqual(["card"]);
  expect(kinds("pizzaria")).toEqual(["pix", "card"]);
  expect(kinds("cafe")).toEqual(["card"]);
  const fees = files.cafe.payment_methods.delivery.map((method) => method.payment_method_fee);
  expect(fees).toContain(2.5);
});

test("demo/README.md names every address, every coupon and a QR code of each company", () => {
  const readme = readFileSync(path.join(demo, "README.md"), "utf8");
  for (const { hosts, coupons, qrs } of all) {
    expect(readme).toContain(`http://${hosts[0]}:3000`);
    for (const { code } of coupons) expect(readme).toContain(code);
    expect(qrs.some(({ id }) => readme.includes(`qr-id=${id})`))).toBe(true);
  }
  for (const [, id] of readme.matchAll(/qr-id=([\w-]+)/gu)) {
    expect(all.flatMap(({ qrs }) => qrs.map((qr) => qr.id))).toContain(id);
  }
});

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { validateFile } from "@comanda/api/import/validate-file";
import { districtOptions } from "@comanda/domain/delivery/enabled-zones";
import { quoteDelivery } from "@comanda/domain/delivery/quote";
import { openState } from "@comanda/domain/hours/opening-hours";
import { weekSchedule } from "@comanda/domain/hours/week-schedule";
import { MENU_LANGUAGES } from "@comanda/domain/menu/translations";
import { isOnlineMethod, paymentInstrument } from "@comanda/domain/orders/payment-method";
import { expect, test } from "vitest";
import {
  allDemoFiles,
  type DemoName,
  demoFileOf,
  demoFiles,
  demoFolder,
  demoNames,
  demoTexts,
  productsOf,
} from "../testing/demo-files.ts";

test("the demo consists of these three companies", () => {
  const folders = readdirSync(demoFolder).filter((name) => existsSync(demoFileOf(name)));
  expect(folders.sort()).toEqual([...demoNames]);
});

test.each(demoNames)("%s: the file is valid and has no warnings", async (name) => {
  const { result } = await validateFile(demoFileOf(name));
  expect(result).toMatchObject({ ok: true, warnings: [] });
});

test.each(demoNames)(
  "%s: at least 40 products are visible, and nearly all have a picture",
  (name) => {
    const visible = productsOf(demoFiles[name]).filter((product) => product.visible);
    expect(visible.length).toBeGreaterThanOrEqual(40);
    expect(visible.filter(({ images }) => images.length === 0).length).toBeLessThanOrEqual(2);
  },
);

test.each(demoNames)(
  "%s: every named picture exists, every file is used, and all are small",
  (name) => {
    const named = [...(demoTexts[name] ?? "").matchAll(/"pictures\/([^"]+)"/gu)].map(
      ([, file]) => file,
    );
    const folder = path.join(demoFolder, name, "pictures");
    const there = readdirSync(folder);
    expect([...new Set(named)].sort()).toEqual(there.sort());
    const sizes = there.map((file) => statSync(path.join(folder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_250_000);
  },
);

test.each(demoNames)("%s: every description of a dish is in all languages of the pages", (name) => {
  const own = demoFiles[name].company.language;
  const others = MENU_LANGUAGES.filter((each) => each !== own && each !== "es-MX");
  const missing = productsOf(demoFiles[name]).flatMap(({ id, description, translations }) =>
    others
      .filter((each) => description && !translations?.[each]?.description)
      .map((each) => `${id} ${each}`),
  );
  expect(missing).toEqual([]);
});

test("no two products have the same picture on the menu", () => {
  const pictures = demoNames.flatMap((name) =>
    productsOf(demoFiles[name]).flatMap(({ images }) =>
      images.slice(0, 1).map((each) => `${name} ${each.image_url}`),
    ),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("hosts, countries, currencies, languages, fonts and accents differ", () => {
  const looks = allDemoFiles.map((file) => file.ecommerce_settings.layout_settings?.product);
  for (const values of [
    allDemoFiles.flatMap(({ hosts }) => hosts[0]),
    allDemoFiles.map(({ company }) => company.country.country_code),
    allDemoFiles.map(({ company }) => company.currency.code),
    allDemoFiles.map(({ company }) => company.language),
    looks.map((look) => look?.content?.font),
    looks.map((look) => look?.secondary_color),
    allDemoFiles.map(
      (file) => file.ecommerce_settings.layout_settings?.landing?.body?.background_type,
    ),
    allDemoFiles.map((file) => file.ecommerce_settings.delivery?.prices?.type),
  ]) {
    expect(new Set(values).size).toBe(demoNames.length);
  }
});

/** A Wednesday, in a week without a change of clocks in any of the time zones. */
const now = new Date("2026-11-25T12:00:00Z");
const weeks = allDemoFiles.map(({ company }) =>
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
  const { business_hours_settings, timezone } = demoFiles.taqueria.company;
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const at = new Date(now.getTime() + hour * 3_600_000);
    expect(openState(business_hours_settings, timezone, at).open).toBe(true);
  }
});

test("each company delivers to its own address and accepts cash there", () => {
  for (const { company, ecommerce_settings: settings, payment_methods } of allDemoFiles) {
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
  const paused = demoNames.flatMap((name) => {
    const { table, onsite, takeaway, delivery } = demoFiles[name].ecommerce_settings;
    return Object.entries({ table, onsite, takeaway, delivery }).flatMap(([type, settings]) =>
      settings?.disabled_until ? [`${name} ${type} ${settings.disabled_until.slice(0, 4)}`] : [],
    );
  });
  expect(paused).toEqual(["cafe onsite 2035"]);
});

test("the pizzaria's landing page has buttons of all kinds", () => {
  const contents = demoFiles.pizzaria.ecommerce_settings.layout_settings?.landing?.contents ?? [];
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
    const { qrs, ecommerce_settings, payment_methods } = demoFiles[name];
    expect(qrs.some(({ ordering_type }) => ordering_type === "TABLE")).toBe(true);
    expect(ecommerce_settings.table?.active).toBe(true);
    expect(payment_methods.table.length).toBeGreaterThan(0);
  }
});

test("every company has sandbox online payment for each service type", () => {
  const online = (name: DemoName) => {
    const lists = Object.entries(demoFiles[name].payment_methods).filter(
      ([, list]) => list.length > 0,
    );
    return lists.map(([type, list]) => [type, list.filter(isOnlineMethod)] as const);
  };
  for (const name of demoNames) {
    for (const [type, methods] of online(name)) {
      expect(methods.length, `${name}, ${type}`).toBeGreaterThan(0);
      for (const method of methods) expect(method.provider_id).toBe("sandbox");
    }
  }
  const kinds = (name: DemoName) => [
    ...new Set(online(name).flatMap(([, methods]) => methods.map(paymentInstrument))),
  ];
  expect(kinds("taqueria")).toEqual(["card"]);
  expect(kinds("pizzaria")).toEqual(["pix", "card"]);
  expect(kinds("cafe")).toEqual(["card"]);
  const fees = demoFiles.cafe.payment_methods.delivery.map((method) => method.payment_method_fee);
  expect(fees).toContain(2.5);
});

test("demo/README.md names every address, every coupon and a QR code of each company", () => {
  const readme = readFileSync(path.join(demoFolder, "README.md"), "utf8");
  for (const { hosts, coupons, qrs } of allDemoFiles) {
    expect(readme).toContain(`http://${hosts[0]}:3000`);
    for (const { code } of coupons) expect(readme).toContain(code);
    expect(qrs.some(({ id }) => readme.includes(`qr-id=${id})`))).toBe(true);
  }
  for (const [, id] of readme.matchAll(/qr-id=([\w-]+)/gu)) {
    expect(allDemoFiles.flatMap(({ qrs }) => qrs.map((qr) => qr.id))).toContain(id);
  }
});

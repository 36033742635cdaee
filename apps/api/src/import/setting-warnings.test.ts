import fc from "fast-check";
import { expect, test } from "vitest";
import { checkDocument } from "./check-document.ts";
import { changedDocument, taqueriaDocument } from "./testing/documents.ts";

const variant = "categories.0.products.0.product_variants.0";
const group = "categories.0.products.0.modifier_groups.0";
const other = "categories.1.products.0.modifier_groups.0";
const none = { id: "none", name: "None", max: 0, modifiers: [{ id: "ice", name: "Ice" }] };
const landing = (value: unknown, type = "custom") => ({
  landing: { contents: [{ name: "A", status: true, type, value }] },
});
const button = "ecommerce_settings.layout_settings.landing.contents.0.value";

/** The changed path of a good document, its new value, the path of the warning, and its message. */
const warningCases: [path: string, value: unknown, at: string, message: RegExp][] = [
  ["company.currency", { code: "XQQ" }, "company.currency.code", /"XQQ" is no currency/],
  ["company.country.country_code", "XQ", "company.country.country_code", /no country/],
  [`${group}.modifiers.0.max`, 0, `${group}.modifiers.0.max`, /is 0: .*null is no limit/],
  ["categories.1.products.0.modifier_groups", [none], `${other}.max`, /is 0: it cannot be chosen/],
  [
    "company.whatsapp",
    "55 1234 567",
    "company.whatsapp",
    /no phone number with its country's code/,
  ],
  ["company.whatsapp", "+52 55 1234 567", "company.whatsapp", /no phone number/],
  [
    "categories.1.products.0.stock_enabled",
    true,
    "categories.1.products.0.product_variants.0.stock",
    /is missing, .* sold out/,
  ],
  [`${variant}.name`, null, variant, /is never shown: it has no name/],
  ["company.highest_plan", "Premium", "company.current_subscriptions", /no plan like "Premium"/],
  ["payment_methods.takeaway", [], "payment_methods.takeaway", /no payment method/],
  ["ecommerce_settings", { takeaway: {} }, "ecommerce_settings", /no active order type/],
  ["company.language", "tlh", "company.language", /none of the storefront's languages/],
  [
    "company.currency",
    { code: "MXN", show_decimals: false },
    "company.currency.show_decimals",
    /hides the decimals/,
  ],
  ["categories.1.name", "TACOS ", "categories.1.name", /is the name of categories\.0 too/],
  [
    "company.coupon_published",
    { active: true, start_date: "2026-03-02", end_date: "2026-03-01" },
    "company.coupon_published.start_date",
    /after the end_date/,
  ],
  ["coupons.0.min_amount", 2_000_000_000, "coupons.0.min_amount", /more than an order can cost/],
  ["coupons.0.value", 150, "coupons.0.value", /no more than the goods/],
  ["coupons.0.value", 1e-12, "coupons.0.value", /takes nothing off/],
  [
    "ecommerce_settings.layout_settings",
    landing("javascript:alert(1)"),
    button,
    /"javascript:" and is never opened/,
  ],
  ["ecommerce_settings.layout_settings", landing(" java\nscript:x"), button, /"javascript:"/],
  ["ecommerce_settings.layout_settings", landing("data:text/html,x"), button, /"data:"/],
  [
    "ecommerce_settings.social_networks_settings",
    { facebookUrl: "JavaScript:x" },
    "ecommerce_settings.social_networks_settings.facebookUrl",
    /"javascript:"/,
  ],
  [
    "ecommerce_settings.social_networks_settings",
    { instagramUrl: "@tacos" },
    "ecommerce_settings.social_networks_settings.instagramUrl",
    /"@tacos" is no web address/,
  ],
  [
    "company.business_hours_settings",
    { monday: { hours: [{ open: "18:00", close: "18:00" }] } },
    "company.business_hours_settings.monday.hours.0",
    /open for 24 hours/,
  ],
  ["categories", [], "categories", /no visible product/],
  [
    "company.business_hours_settings",
    { Monday: { hours: [{ open: "09:00", close: "17:00" }] } },
    "company.business_hours_settings.Monday",
    /the format, which has "monday"; it is kept/,
  ],
  ["hosts", ["café.test"], "hosts.0", /is stored as "xn--caf-dma.test"/],
  ["hosts", ["Tacos.test."], "hosts.0", /is stored as "tacos.test"/],
  [
    "ecommerce_settings.layout_settings",
    landing({ ssid: "Tacos", password: "x" }, "wifi_network"),
    button,
    /has no "network"/,
  ],
];

test.each(warningCases)("%s as %j is imported with a warning", (path, value, at, message) => {
  const { file, faults, warnings } = checkDocument(
    changedDocument(taqueriaDocument(), path, value),
  );
  expect(faults).toEqual([]);
  expect(file).not.toBeNull();
  expect(warnings).toEqual([{ path: at, message: expect.stringMatching(message) }]);
});

test.each([
  ["ecommerce_settings", { checkout_type: "READONLY" }],
  ["company.whatsapp", "5215512345678"],
  ["company.whatsapp", "+49 30 901820"],
  ["company.language", "es-MX"],
  ["company.language", "pt_BR"],
  ["company.country.country_code", "mx"],
  ["company.currency", { code: "KWD" }],
  ["company.coupon_published", { start_date: "2026-03-01", end_date: "2026-03-01" }],
  ["coupons.1.usage_limit", 3],
  ["coupons.0.value", 100],
  ["ecommerce_settings.layout_settings", landing("https://example.com/a:b")],
  ["ecommerce_settings.layout_settings", landing("example.com:8080/menu")],
  ["ecommerce_settings.layout_settings", landing("tel:+525512345678")],
  ["ecommerce_settings.layout_settings", landing("weird:pass", "wifi_network")],
  ["hosts", ["Tacos.Test", "xn--caf-dma.test"]],
])("%s as %j is imported without a warning", (path, value) => {
  const { faults, warnings } = checkDocument(changedDocument(taqueriaDocument(), path, value));
  expect({ faults, warnings }).toEqual({ faults: [], warnings: [] });
});

test("hosts are stored in punycode", () => {
  const { file } = checkDocument(changedDocument(taqueriaDocument(), "hosts", ["Café.test"]));
  expect(file?.hosts).toEqual(["xn--caf-dma.test"]);
});

const DECIMALS = { USD: 2, MXN: 2, COP: 2, JPY: 0, CLP: 0, PYG: 0, KWD: 3, BHD: 3, TND: 3 };

test("a price is refused exactly when it has more decimals than its currency", () => {
  const code = fc.constantFrom(...(Object.keys(DECIMALS) as (keyof typeof DECIMALS)[]));
  const price = fc
    .tuple(fc.nat(1_000_000), fc.nat(4))
    .map(([digits, places]) => Number(`${digits}e-${places}`));
  fc.assert(
    fc.property(code, price, (currency, amount) => {
      const whole = changedDocument(
        taqueriaDocument(),
        "categories.0.products.0.product_variants",
        [{ id: "taco-1", name: "One", price: amount }],
      );
      const { faults } = checkDocument(
        changedDocument(whole, "company.currency", { code: currency }),
      );
      const places = String(amount).split(".")[1]?.length ?? 0;
      const paths = faults.map(({ path }) => path);
      expect(paths).toEqual(places > DECIMALS[currency] ? [`${variant}.price`] : []);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ["CLP", undefined, true],
  ["CLP", false, false],
  ["MXN", undefined, false],
])("prices in %s with show_decimals %s have a warning: %s", (code, show_decimals, warns) => {
  const currency = { code, ...(show_decimals !== undefined && { show_decimals }) };
  const changed = changedDocument(taqueriaDocument(), "company.currency", currency);
  const document = JSON.parse(
    JSON.stringify(changed, (_, value) => (typeof value === "number" ? Math.round(value) : value)),
  );
  const { faults, warnings } = checkDocument(document);
  expect(faults).toEqual([]);
  const paths = warnings.map(({ path }) => path);
  expect(paths.includes("company.currency.show_decimals")).toBe(warns);
});

import { readFileSync } from "node:fs";
import { type Locale, locales } from "@comanda/ui/i18n/locales.ts";
import { expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import english from "../i18n/messages/en.json" with { type: "json" };
import { translator } from "../i18n/text.ts";
import { fieldWords } from "./field-words.ts";
import { METHOD_KIND_NAMES } from "./settings-words.ts";
import { valueText } from "./value-text.ts";

const pesos = { code: "MXN", symbol: "$", tax: 0, position: "left", show_decimals: true } as const;

/** Reads a field of an entry in a language: its label and its value. */
async function read(
  locale: Locale,
  field: string,
  value: unknown,
  items: string[] = [],
): Promise<string | null> {
  await loadCatalog(locale);
  const t = translator(locale);
  const names = { p1: "Taco al pastor", sweets: "Desserts" };
  const words = fieldWords({ t, names, locale }, { field, items });
  if (words === null) return null;
  const dateText = (instant: string) => `at ${instant}`;
  const formats = { t, dateText, currency: pesos, names, locale };
  return `${words.label}: ${valueText(value, words.kind, formats)}`;
}

test.each([
  ["role", "manager", "Role: Manager"],
  ["role", "constructor", "Role: constructor"],
  ["status", "DRIVER_ON_THE_WAY_TO_DESTINATION", "Status: On the way"],
  ["payment_state", "UNPAID", "Payment: Not paid"],
  ["paid_received", 300, "Cash received: $300.00"],
  ["promised_at", "2026-11-23T18:00:00.000Z", "Promised for: at 2026-11-23T18:00:00.000Z"],
  ["cancel_code", "too_busy", "Reason: Too busy to make it"],
  ["has_pin", false, "PIN: No"],
  ["lead_minutes.DELIVERY", 45, "Scheduled orders · Delivery: 45"],
  ["push.after_seconds", 90, "Message to phones · After: 90 seconds"],
  ["pause.after_seconds", 120, "Pause new orders · After: 2 minutes"],
  ["minutes_choices", [10, 15], "Minutes above Accept: 10, 15"],
  ["language", "es-MX", "Language of the tickets: Español (México)"],
  ["stations", [{ name: "Grill" }, { name: "Bar" }], "What is printed where: Grill, Bar"],
  ["left", 0, "Left: 0"],
  ["from_a_later_version", "x", "from_a_later_version: x"],
])("the change of %s to %j reads %j", async (field, value, text) => {
  expect(await read("en", field, value)).toBe(text);
});

const week = "company.business_hours_settings";
const ofDelivery = "ecommerce_settings.delivery";

test.each<[string, unknown, string, string[]?]>([
  ["company.name", "La Esquina", "Name of the restaurant: La Esquina"],
  ["company.currency.tax", 16, "Tax in per cent: 16%"],
  ["company.logo_url", "b7.webp", "Logo: another one"],
  [
    `${week}.monday.hours`,
    [{ open: "09:00", close: "17:00" }],
    "Monday · Opening hours: 09:00–17:00",
  ],
  [`${week}.monday.hours`, [], "Monday · Opening hours: –"],
  ["ecommerce_settings.table.tip.active", true, "At the table · Offer a tip: Yes"],
  ["order_settings.onsite.service_fee.value", 10, "On site · Service fee in per cent: 10%"],
  [`${ofDelivery}.minimum_amount_to_allow`, 150, "Delivery · Smallest order: $150.00"],
  [`${ofDelivery}.prices.type`, "km_traveled", "Delivery · What delivery costs: By kilometre"],
  [
    `${ofDelivery}.prices.area.areas.*.price`,
    35,
    "Delivery · Zones · Centro · Price: $35.00",
    ["Centro"],
  ],
  [
    "payment_methods.takeaway.*.payment_method_fee",
    2.5,
    "Takeaway · Payments · Card · Fee in per cent: 2.5%",
    ["Card"],
  ],
  ["payment_methods.takeaway.*", "tuna_pix", "Takeaway · Payments: PIX online (Tuna)"],
  ["payment_methods.takeaway.*", "SANDBOX_PIX", "Takeaway · Payments: Test PIX"],
  ["payment_methods.takeaway.*", "MEAL_VOUCHER", "Takeaway · Payments: Meal voucher"],
  [
    "payment_methods.takeaway.*.payment_method_fee",
    2,
    "Takeaway · Payments · Meal voucher · Fee in per cent: 2%",
    ["MEAL_VOUCHER"],
  ],
  ["payment_methods.takeaway.*", "Vales", "Takeaway · Payments: Vales"],
  ["payment_methods.takeaway", ["cash", "Vales"], "Takeaway · Payments: Cash, Vales"],
  ["payment_methods.takeaway.*.code", "CASH", "Takeaway · Payments · Cash · Kind: Cash", ["CASH"]],
  ["coupons.*", "TEN", "Coupons: TEN"],
  ["coupons.*.discount_type", "fixed", "Coupons · TEN · It takes off: An amount", ["TEN"]],
  [
    "qrs.*.zone.name",
    "Terrace",
    "Tables and codes · Table 4 · Part of the restaurant: Terrace",
    ["Table 4"],
  ],
  [
    "ecommerce_settings.layout_settings.landing.title.text_color",
    "#fff",
    "Landing page · Colour of the title: #fff",
  ],
  [
    "ecommerce_settings.social_networks_settings.tiktokUrl",
    "https://a.example",
    "TikTok · Contact: https://a.example",
  ],
  ["product_variants.*.price", 32.5, "Sizes · Large · Price: $32.50", ["Large"]],
  [
    "modifier_groups.*.modifiers.*.visible",
    false,
    "Choices and extras · Sauce · Choices and extras · Green · Shown to guests: No",
    ["Sauce", "Green"],
  ],
  ["allergens", ["milk", "eggs"], "The dish contains: Milk, Eggs"],
  ["translations.fr.name", "Maïs", "Français · Name: Maïs"],
  ["products.p1.visible", true, "Taco al pastor · Shown to guests: Yes"],
  ["category_id", "sweets", "Category: Desserts"],
  [
    "availability",
    [{ days: ["friday"], from: "18:00", to: "02:00" }],
    "When it is sold: Friday 18:00–02:00",
  ],
])(
  "the change of the setting or dish field %s to %j reads %j",
  async (field, value, text, items) => {
    expect(await read("en", field, value, items)).toBe(text);
  },
);

test.each<[string, unknown, string, string[]?]>([
  [
    "company.special_dates.*.name",
    "Weihnachten",
    "Tage, die anders sind · 25.12.2026 · Name (Gäste sehen ihn): Weihnachten",
    ["2026-12-25"],
  ],
  ["company.special_dates.*", "2026-12-25", "Tage, die anders sind: 25.12.2026"],
  ["company.coupon_published.start_date", "2026-12-01", "Erster Tag: 01.12.2026"],
  ["company.delivery_ranges.*.max", 0.5, "Entfernungen · 1 · Bis (km): 0,5", ["1"]],
  ["prices", ["Taco · Groß: 32.5", "Flan: 20"], "Neue Preise: Taco · Groß: $32.50, Flan: $20.00"],
  ["events", ["order.placed"], "Ereignisse: Bestellung aufgegeben"],
  ["permissions", ["menu.read"], "Was es darf: Speisekarte lesen"],
  ["category_id", "c9", "Kategorie: inzwischen gelöscht"],
  ["products.p9.visible", false, "inzwischen gelöscht · Für Gäste sichtbar: Nein"],
  ["company.current_subscriptions", { name: "Pro" }, "Jetziger Tarif: andere"],
  [
    "payment_methods.takeaway.*.translations.fr.description",
    "Carte",
    "Français · Zum Mitnehmen · Zahlungen · Karte · Name (Gäste sehen ihn): Carte",
    ["Karte"],
  ],
])(
  "the change of %s to %j reads as an owner of another language does: %j",
  async (field, value, text, items) => {
    expect(await read("de", field, value, items)).toBe(text);
  },
);

const settings = readFileSync(new URL("../../../../docs/settings.md", import.meta.url), "utf8");

test("every field of the settings that has a screen is named by words", async () => {
  const fields = [...settings.matchAll(/^\| `(.+)` \| (?!–)\S+ \| .+ \|$/gmu)].map(([, path]) =>
    (path ?? "")
      .replace(`${week}.*`, `${week}.friday`)
      .replace("translations.*", "translations.fr"),
  );
  expect(fields.length).toBeGreaterThan(150);
  // Hours are one value, and so are subscriptions.
  const shown = fields.filter(
    (path) => !/\.hours\.\*|current_subscriptions\.\*|special_dates\.\*\.date/u.test(path),
  );
  for (const path of shown) {
    const text = await read("en", path, null, ["One", "Two"]);
    if (text !== null) expect(text, path).not.toMatch(/[a-z]_[a-z]|\*|settings\b.*\./u);
  }
});

test("every kind of way to pay that the settings name is named", () => {
  const kinds = Object.keys(english).filter((key) => key.startsWith("settings.payments.kind."));
  expect(Object.values<string>(METHOD_KIND_NAMES).toSorted()).toEqual(kinds);
});

test("values that only repeat who and when are not shown", async () => {
  for (const field of [
    "accepted_at",
    "ended_at",
    "paid_by",
    "station_id",
    "coupons.*.id",
    "qrs.*.company_id",
  ])
    expect(await read("en", field, "x")).toBeNull();
});

test.each(Object.keys(locales) as Locale[])(
  "labels and values of the audit log are words in %s",
  async (locale) => {
    const texts = [
      await read(locale, "role", "cashier"),
      await read(locale, "state", "sold_out"),
      await read(locale, "payment_status", "refund_pending"),
      await read(locale, "auto_accept.TABLE", 15),
      await read(locale, "mail.active", true),
      await read(locale, "ecommerce_settings.table.tip.active", true),
      await read(locale, "modifier_groups.*.modifiers.*.visible", false, ["A", "B"]),
    ];
    for (const text of texts) expect(text).not.toMatch(/[a-z]_[a-z]|TABLE|cashier$/u);
  },
);

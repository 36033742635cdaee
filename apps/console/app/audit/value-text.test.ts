import { type Locale, locales } from "@comanda/ui/i18n/locales.ts";
import { expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { translator } from "../i18n/text.ts";
import { fieldWords } from "./field-labels.ts";
import { valueText } from "./value-text.ts";

const pesos = { code: "MXN", symbol: "$", tax: 0, position: "left", show_decimals: true } as const;

/** Reads a field of an entry in a language: its label and its value. */
async function read(locale: Locale, field: string, value: unknown): Promise<string | null> {
  await loadCatalog(locale);
  const t = translator(locale);
  const words = fieldWords(t, field);
  if (words === null) return null;
  const formats = { t, dateText: (instant: string) => `at ${instant}`, currency: pesos };
  return `${words.label}: ${valueText(value, words.kind, formats)}`;
}

test.each([
  ["role", "manager", "Role: Manager"],
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

test("what only repeats who and when is not shown", async () => {
  for (const field of ["accepted_at", "ended_at", "paid_by", "station_id"])
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
    ];
    for (const text of texts) expect(text).not.toMatch(/[a-z]_[a-z]|TABLE|cashier$/u);
  },
);

import type { AuditEntry } from "@comanda/contract/staff/team-schemas";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { translator } from "../i18n/text.ts";
import { AuditRow } from "./audit-row.tsx";

beforeAll(() => loadCatalog("en"));

const currency = {
  code: "MXN",
  symbol: "$",
  tax: 0,
  position: "left",
  show_decimals: true,
} as const;

function textOf(entry: Partial<AuditEntry>): string {
  const formats = {
    t: translator("en"),
    currency,
    locale: "en" as const,
    dateText: (at: string) => at,
    names: { taco: "Taco", soups: "Soups" },
  };
  const whole = { id: "e1", at: "now", actor: "Bea", role: "manager", order: null, ...entry };
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <AuditRow entry={whole as AuditEntry} formats={formats} onUndo={null} />
    </LocaleProvider>,
  );
  return markup.replace(/<[^>]+>/gu, " ").replace(/\s+/gu, " ");
}

test("a menu from a file shows what it changed, by the words of the screens", () => {
  const soup = { id: "soup", name: "Soup", product_variants: [{ id: "s1", price: 40 }] };
  const side = (category: unknown, products: unknown, product: unknown) => ({
    steps: [
      { action: "menu.add_category", target: "soups", value: category },
      { action: "menu.change_products", target: null, value: { products } },
      { action: "menu.add_product", target: "soup", value: product },
    ],
  });
  const text = textOf({
    action: "menu.import",
    before: side(null, { taco: { visible: true } }, null),
    after: side(
      { category: { id: "soups", name: "Soups" } },
      { taco: { visible: false } },
      { category_id: "soups", product: soup },
    ),
  });
  expect(text).toContain("The menu was changed from a file. Changes in the file: 3");
  expect(text).toContain("A category was added. Soups Name: Soups");
  expect(text).toContain("Several products were changed. Taco · Shown to guests: Yes No");
  expect(text).toContain("A product was added. Soup Category: Soups Name: Soup Price: $40.00");
  expect(text).not.toMatch(/steps|menu\.|\{/u);
});

test("the erasure of a guest says how many orders stay, and not who it was", () => {
  const text = textOf({
    action: "customers.erase",
    target: "c1",
    before: null,
    after: { orders: 2 },
  });
  expect(text).toContain("Orders: 2");
  expect(text).not.toContain("c1");
});

test("the address of a change reads from left to right, and an IPv4 address is short", () => {
  expect(textOf({ action: "menu.import", origin: "::1" })).toContain("\u2066::1\u2069");
  const short = textOf({ action: "menu.import", origin: "::ffff:10.0.0.7" });
  expect(short).toContain("\u206610.0.0.7\u2069");
});

import { journey } from "../journey.ts";
import { chooseCash, endOfStep, goOn, priced } from "../shopping.ts";
import { alive, open, press, sheet, type Visitor } from "../visitor.ts";

/** By the table's code to the menu, and with `product` to the cart. */
function choose(qr: string, product: string, choices: string[]) {
  return async (visitor: Visitor) => {
    const { page, t } = visitor;
    await open(visitor, `/products?qr-id=${qr}&product=${product}`);
    for (const name of choices) {
      await sheet(visitor).getByRole("radio", { name }).first().check();
    }
    await press(visitor, t("product.add"));
    await sheet(visitor).waitFor({ state: "hidden" });
    // The menu's own address is back a moment later (spec §9, Product modal close delay).
    await page.waitForURL((url) => !url.searchParams.has("product"));
    await page.getByRole("link", { name: t("menu.seeOrder") }).click();
    await page.waitForURL(/\/cart/u);
    await alive(page);
  };
}

async function toTable({ page, t }: Visitor): Promise<void> {
  await page.getByRole("button", { name: t("cart.order.TABLE") }).click();
}

async function pay(visitor: Visitor): Promise<void> {
  await chooseCash(visitor);
  await goOn(visitor);
  await visitor.page.waitForURL(/\/tracking\?/u);
}

export const barTable = journey("table of the taquería", "demo", [
  ["landing", (visitor) => open(visitor, "/?qr-id=qr-barra-2")],
  ["menu", (visitor) => open(visitor, "/products?qr-id=qr-barra-2")],
  ["cart", choose("qr-barra-2", "prod-nopal", [])],
  [
    "summary",
    async (visitor) => {
      await toTable(visitor);
      await priced(visitor);
    },
  ],
  ["order", pay, "whole"],
]);

export const pizzariaTable = journey("table of the pizzaria", "night", [
  ["landing", (visitor) => open(visitor, "/?qr-id=night-qr-pizzaria-mesa-3")],
  ["cart", choose("night-qr-pizzaria-mesa-3", "prod-margherita", ["Grande", "Tradicional"])],
  [
    "summary",
    async (visitor) => {
      await toTable(visitor);
      await priced(visitor);
    },
  ],
  ["summary, its end", endOfStep],
  ["order", pay, "whole"],
]);

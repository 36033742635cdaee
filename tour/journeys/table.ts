import { defineJourney } from "../visitor/journey.ts";
import { chooseCash, scrollStepToEnd, submitStep, waitForPrice } from "../visitor/order-steps.ts";
import {
  openPath,
  pressByName,
  type TourVisitor,
  topSheet,
  waitUntilInteractive,
} from "../visitor/visitor.ts";

/** By the table's code to the menu, and with `product` to the cart. */
function choose(qr: string, product: string, choices: string[]) {
  return async (visitor: TourVisitor) => {
    const { page, t } = visitor;
    await openPath(visitor, `/products?qr-id=${qr}&product=${product}`);
    for (const name of choices) {
      await topSheet(visitor).getByRole("radio", { name }).first().check();
    }
    await pressByName(visitor, t("product.add"));
    await topSheet(visitor).waitFor({ state: "hidden" });
    // The menu's own address is back a moment later (spec §9, Product modal close delay).
    await page.waitForURL((url) => !url.searchParams.has("product"));
    await page.getByRole("link", { name: t("menu.seeOrder") }).click();
    await page.waitForURL(/\/cart/u);
    await waitUntilInteractive(page);
  };
}

async function toTable({ page, t }: TourVisitor): Promise<void> {
  await page.getByRole("button", { name: t("cart.order.TABLE") }).click();
}

async function pay(visitor: TourVisitor): Promise<void> {
  await chooseCash(visitor);
  await submitStep(visitor);
  await visitor.page.waitForURL(/\/tracking\?/u);
}

export const demoTableJourney = defineJourney("table of the taquería", "demo", [
  ["landing", (visitor) => openPath(visitor, "/?qr-id=qr-barra-2")],
  ["menu", (visitor) => openPath(visitor, "/products?qr-id=qr-barra-2")],
  ["cart", choose("qr-barra-2", "prod-nopal", [])],
  [
    "summary",
    async (visitor) => {
      await toTable(visitor);
      await waitForPrice(visitor);
    },
  ],
  ["order", pay, "fullPage"],
]);

export const pizzariaTableJourney = defineJourney("table of the pizzaria", "night", [
  ["landing", (visitor) => openPath(visitor, "/?qr-id=night-qr-pizzaria-mesa-3")],
  ["cart", choose("night-qr-pizzaria-mesa-3", "prod-margherita", ["Grande", "Tradicional"])],
  [
    "summary",
    async (visitor) => {
      await toTable(visitor);
      await waitForPrice(visitor);
    },
  ],
  ["summary, its end", scrollStepToEnd],
  ["order", pay, "fullPage"],
]);

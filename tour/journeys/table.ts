import { defineJourney } from "../visitor/journey.ts";
import { chooseCash, submitStep, waitForPrice } from "../visitor/order-steps.ts";
import {
  openPath,
  pressByName,
  scrollSheetToEnd,
  type TourVisitor,
  topSheet,
  waitUntilInteractive,
} from "../visitor/visitor.ts";

/**
 * Opens a product by a table's code, adds it with the choices at these positions, and goes to the cart.
 */
function addAtTable(qr: string, product: string, choices: number[]) {
  return async (visitor: TourVisitor) => {
    const { page, t } = visitor;
    await openPath(visitor, `/products?qr-id=${qr}&product=${product}`);
    for (const position of choices) {
      await topSheet(visitor).getByRole("radio").nth(position).check();
    }
    await pressByName(visitor, t("product.add"));
    await topSheet(visitor).waitFor({ state: "hidden" });
    // The address changes back 100 milliseconds later (conformance 9.11).
    await page.waitForURL((url) => !url.searchParams.has("product"));
    await page.getByRole("link", { name: t("menu.seeOrder") }).click();
    await page.waitForURL(/\/cart/u);
    await waitUntilInteractive(page);
  };
}

async function startTableCheckout({ page, t }: TourVisitor): Promise<void> {
  await page.getByRole("button", { name: t("cart.order.TABLE") }).click();
}

async function payCash(visitor: TourVisitor): Promise<void> {
  await chooseCash(visitor);
  await submitStep(visitor);
  await visitor.page.waitForURL(/\/tracking\?/u);
}

export const demoTableJourney = defineJourney("table of the taquería", "demo", [
  ["landing", (visitor) => openPath(visitor, "/?qr-id=qr-barra-2")],
  ["menu", (visitor) => openPath(visitor, "/products?qr-id=qr-barra-2")],
  ["cart", addAtTable("qr-barra-2", "prod-nopal", [])],
  [
    "summary",
    async (visitor) => {
      await startTableCheckout(visitor);
      await waitForPrice(visitor);
    },
  ],
  ["order", payCash, "fullPage"],
]);

/**
 * Another guest joins the shared cart of the visitor by its link: without the cookie it is another device.
 */
async function joinAsAnother({ page }: TourVisitor, name: string): Promise<void> {
  await page.evaluate(async (guest) => {
    const isCart = ([key]: [string, string]) => key.startsWith("comanda.together.");
    const [key = "", saved = "{}"] = Object.entries<string>(localStorage).find(isCart) ?? [];
    const company = key.split(".").at(-1);
    await fetch(`/ms-orders/public/companies/${company}/shared-carts/join`, {
      method: "POST",
      credentials: "omit",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: JSON.parse(saved).token, name: guest }),
    });
  }, name);
}

/** By a link: a table's cart could be open from an earlier visitor of the tour. */
export const togetherJourney = defineJourney("ordering together", "demo", [
  [
    "start",
    async (visitor) => {
      const { page, t } = visitor;
      await openPath(visitor, "/products?product=prod-nopal");
      await pressByName(visitor, t("product.add"));
      await topSheet(visitor).waitFor({ state: "hidden" });
      await openPath(visitor, "/together");
      await page.getByLabel(t("together.name")).fill("Ana");
    },
  ],
  [
    "whose is what",
    async ({ page, t }) => {
      await page.getByRole("button", { name: t("together.open"), exact: true }).click();
      await page.getByRole("img", { name: t("together.scan") }).waitFor();
      // The number of Ana's dish: it comes back from the server.
      await page.getByRole("group").getByRole("status").first().waitFor();
    },
    "fullPage",
  ],
  [
    "with another guest",
    async (visitor) => {
      await joinAsAnother(visitor, "Ben");
      await visitor.page.getByRole("heading", { name: "Ben" }).waitFor();
    },
    "fullPage",
  ],
  [
    "removing a guest",
    (visitor) => pressByName(visitor, visitor.t("together.removeGuest", { name: "Ben" })),
  ],
]);

export const pizzariaTableJourney = defineJourney("table of the pizzaria", "night", [
  ["landing", (visitor) => openPath(visitor, "/?qr-id=night-qr-pizzaria-mesa-3")],
  ["cart", addAtTable("night-qr-pizzaria-mesa-3", "prod-margherita", [2, 3])],
  [
    "summary",
    async (visitor) => {
      await startTableCheckout(visitor);
      await waitForPrice(visitor);
    },
  ],
  ["summary, its end", scrollSheetToEnd],
  ["order", payCash, "fullPage"],
]);

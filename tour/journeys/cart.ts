import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setBackground, writeDemoCopy } from "../setup/company-variants.ts";
import { defineJourney } from "../visitor/journey.ts";
import {
  addBurritoToCart,
  addToCart,
  chooseCash,
  openCheckout,
  submitClientStep,
  submitStep,
  waitForPrice,
} from "../visitor/order-steps.ts";
import {
  openPath,
  pressByName,
  runRestaurantCommand,
  scrollToEnd,
  type TourVisitor,
  topSheet,
} from "../visitor/visitor.ts";

const openCart = (visitor: TourVisitor) => openPath(visitor, "/cart");

export const cartJourney = defineJourney("cart", "demo", [
  ["empty", openCart],
  ["bar over the menu", addBurritoToCart],
  [
    "over the menu",
    async ({ page, t }) => {
      await page.getByRole("link", { name: t("menu.seeOrder") }).click();
      await page.getByRole("button", { name: t("cart.more") }).waitFor();
    },
  ],
  [
    "with rows",
    async (visitor) => {
      await addToCart(visitor, "prod-pescado-baja");
      await addToCart(visitor, "prod-gobernador");
      await openCart(visitor);
    },
  ],
]);

/** Imports the visitor's own restaurant, with `sold` pieces sold and the price of its first dish. */
async function importMenuWith(
  visitor: TourVisitor,
  { sold, price }: { sold: number; price: number },
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-tour-"));
  const file = await writeDemoCopy(visitor.id, "taqueria", folder, (document) => {
    setBackground(document, visitor.ground);
    const { categories } = document;
    const [tacos] = categories;
    categories.splice(1);
    const [pastor, gobernador, suadero] = tacos.products;
    pastor.product_variants[0].price = price;
    pastor.product_variants[0].original_price = null;
    gobernador.product_variants[0].stock = 3 - sold;
    suadero.product_variants[0].stock = 2 - sold;
  });
  // A counted stock stays at an import, unless the command sets it.
  await runRestaurantCommand("import", "--set-counters", file);
  await rm(folder, { recursive: true });
}

async function fillCartThenChangeMenu(visitor: TourVisitor): Promise<void> {
  visitor.host = `${visitor.id}.localhost`;
  await importMenuWith(visitor, { sold: 0, price: 28 });
  for (const product of ["al-pastor", "gobernador", "gobernador", "suadero"]) {
    await addToCart(visitor, `prod-${product}`);
  }
  await openPath(visitor, "/cart");
  await importMenuWith(visitor, { sold: 2, price: 31 });
  await openPath(visitor, "/cart");
}

export const cartAfterMenuChangeJourney = defineJourney("cart after the menu changed", "demo", [
  ["with problems", fillCartThenChangeMenu],
  ["with problems, its end", scrollToEnd],
]);

async function goToCashSummary(visitor: TourVisitor): Promise<void> {
  visitor.host = `${visitor.id}.localhost`;
  await importMenuWith(visitor, { sold: 0, price: 28 });
  for (const product of ["al-pastor", "gobernador", "gobernador"]) {
    await addToCart(visitor, `prod-${product}`);
  }
  await openCheckout(visitor, "TAKEAWAY");
  await submitClientStep(visitor);
  await waitForPrice(visitor);
  await chooseCash(visitor);
}

/** Sends the order, and waits for the text about the changed menu. */
async function tryToOrder(visitor: TourVisitor, expectedText: string): Promise<void> {
  await submitStep(visitor);
  await topSheet(visitor).getByText(expectedText).first().waitFor();
  await waitForPrice(visitor);
}

export const stockChangeJourney = defineJourney("menu that changes while ordering", "demo", [
  [
    "fewer are left",
    async (visitor) => {
      await goToCashSummary(visitor);
      await importMenuWith(visitor, { sold: 2, price: 28 });
      // The menu has its name in Arabic too.
      const name = visitor.locale === "ar" ? "تاكو غوبيرنادور" : "Gobernador";
      await tryToOrder(visitor, visitor.t("failure.left", { name, left: 1 }));
    },
    { allowedErrors: /^409/u },
  ],
  [
    "the cart, to correct it",
    async (visitor) => {
      await pressByName(visitor, visitor.t("failure.toCart"));
      await topSheet(visitor).waitFor({ state: "hidden" });
    },
  ],
]);

export const priceChangeJourney = defineJourney("price that changes while ordering", "demo", [
  [
    "it costs more",
    async (visitor) => {
      await goToCashSummary(visitor);
      await importMenuWith(visitor, { sold: 0, price: 31 });
      await tryToOrder(visitor, visitor.t("reason.newTotal"));
    },
    { allowedErrors: /^409/u },
  ],
]);

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { journey } from "../journey.ts";
import { add, addBurrito, chooseCash, goOn, introduce, order, priced } from "../shopping.ts";
import { lay, writeCopy } from "../variants.ts";
import { endOfPage, open, press, restaurant, sheet, type Visitor } from "../visitor.ts";

const see = (visitor: Visitor) => open(visitor, "/cart");

export const cart = journey("cart", "demo", [
  ["empty", see],
  ["bar over the menu", addBurrito],
  [
    "with rows",
    async (visitor) => {
      await add(visitor, "prod-pescado-baja");
      await add(visitor, "prod-gobernador");
      await see(visitor);
    },
  ],
]);

/** A restaurant of the visitor's own, whose menu changes while something of it lies in the cart. */
async function changingMenu(visitor: Visitor, sold: number, price: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-tour-"));
  const file = await writeCopy(visitor.id, "taqueria", folder, (document) => {
    lay(document, visitor.ground);
    const { categories } = document;
    const [tacos] = categories;
    categories.splice(1);
    const [pastor, gobernador, suadero] = tacos.products;
    pastor.product_variants[0].price = price;
    pastor.product_variants[0].original_price = null;
    gobernador.product_variants[0].stock = 3 - sold;
    suadero.product_variants[0].stock = 2 - sold;
  });
  await restaurant("import", file);
  await rm(folder, { recursive: true });
}

async function spoilt(visitor: Visitor): Promise<void> {
  visitor.host = `${visitor.id}.localhost`;
  await changingMenu(visitor, 0, 28);
  for (const product of ["al-pastor", "gobernador", "gobernador", "suadero"]) {
    await add(visitor, `prod-${product}`);
  }
  await open(visitor, "/cart");
  await changingMenu(visitor, 2, 31);
  await open(visitor, "/cart");
}

export const changedCart = journey("cart after the menu changed", "demo", [
  ["with problems", spoilt],
  ["with problems, its end", endOfPage],
]);

async function toSummary(visitor: Visitor): Promise<void> {
  visitor.host = `${visitor.id}.localhost`;
  await changingMenu(visitor, 0, 28);
  for (const product of ["al-pastor", "gobernador", "gobernador"]) {
    await add(visitor, `prod-${product}`);
  }
  await order(visitor, "TAKEAWAY");
  await introduce(visitor);
  await priced(visitor);
  await chooseCash(visitor);
}

/** What the restaurant has done meanwhile is found out by ordering, and told in these words. */
async function tryToOrder(visitor: Visitor, told: string): Promise<void> {
  await goOn(visitor);
  await sheet(visitor).getByText(told).first().waitFor();
  await priced(visitor);
}

export const changedSummary = journey("menu that changes while ordering", "demo", [
  [
    "fewer are left",
    async (visitor) => {
      await toSummary(visitor);
      await changingMenu(visitor, 2, 28);
      await tryToOrder(visitor, visitor.t("trouble.left", { name: "Gobernador", left: 1 }));
    },
    { noise: /^409/u },
  ],
  [
    "the cart, to mend it",
    async (visitor) => {
      await press(visitor, visitor.t("trouble.toCart"));
      await sheet(visitor).waitFor({ state: "hidden" });
    },
  ],
]);

export const changedPrice = journey("price that changes while ordering", "demo", [
  [
    "it costs more",
    async (visitor) => {
      await toSummary(visitor);
      await changingMenu(visitor, 0, 31);
      await tryToOrder(visitor, visitor.t("reason.newTotal"));
    },
    { noise: /^409/u },
  ],
]);

import { journey } from "../journey.ts";
import { add, goOn, introduce, order, payCash, priced } from "../shopping.ts";
import { open, press, sheet, type Visitor } from "../visitor.ts";

/** The menu with what opens over it by itself. */
async function greeted(visitor: Visitor): Promise<void> {
  await open(visitor, "/products");
  await sheet(visitor).waitFor();
}

const landing = (visitor: Visitor) => open(visitor, "/");

async function closeSheet(visitor: Visitor): Promise<void> {
  await visitor.page.keyboard.press("Escape");
  await sheet(visitor).waitFor({ state: "hidden" });
}

const cartWith = (product: string) => async (visitor: Visitor) => {
  await add(visitor, product);
  await open(visitor, "/cart");
};

/** Who, and on foot; then the summary asks for when. */
async function when(visitor: Visitor): Promise<void> {
  await order(visitor, "TAKEAWAY");
  await introduce(visitor, "11 95555 0188");
  await sheet(visitor).getByText(visitor.t("checkout.additionalTitle")).waitFor();
  await sheet(visitor).getByRole("textbox").fill("A pé");
  await goOn(visitor);
  await sheet(visitor).getByText(visitor.t("schedule.another")).waitFor();
}

async function anotherTime(visitor: Visitor): Promise<void> {
  await press(visitor, visitor.t("schedule.another"));
  await sheet(visitor).getByText(visitor.t("schedule.day"), { exact: true }).first().waitFor();
}

async function confirmed(visitor: Visitor): Promise<void> {
  await goOn(visitor);
  await priced(visitor);
}

async function pay(visitor: Visitor): Promise<void> {
  await payCash(visitor);
}

export const closed = journey("closed", "closed", [
  ["landing", landing],
  ["menu, greeted with the hours", greeted],
  ["menu", closeSheet],
  ["product", (visitor) => open(visitor, "/products?product=prod-gobernador")],
  ["cart", cartWith("prod-flan")],
]);

export const later = journey("closed, but for later", "later", [
  ["landing", landing],
  ["menu, greeted with orders for later", greeted],
  ["menu", closeSheet],
  ["cart", cartWith("prod-pao-de-alho")],
  ["checkout, when?", when],
  ["checkout, no time confirmed", goOn],
  ["checkout, another time", anotherTime],
  ["checkout, confirmed", confirmed],
  ["order for later", pay, "whole"],
]);

export const paused = journey("a way of ordering is paused", "paused", [
  ["landing", landing],
  ["menu, greeted with the pause", greeted],
  ["menu", closeSheet],
  ["cart", cartWith("prod-donut")],
]);

export const soon = journey("closing soon", "soon", [
  ["landing", landing],
  ["menu", (visitor) => open(visitor, "/products")],
]);

export const readOnly = journey("read-only", "readonly", [
  ["landing", landing],
  ["menu", (visitor) => open(visitor, "/products")],
  ["product", (visitor) => open(visitor, "/products?product=prod-latte")],
  ["cart", (visitor) => open(visitor, "/cart")],
]);

export const free = journey("free plan", "free", [["landing", landing, "whole"]]);

export const empty = journey("no menu yet", "empty", [
  [
    "menu",
    async (visitor) => {
      await open(visitor, "/products");
      if ((await visitor.page.locator("dialog[open]").count()) > 0) await closeSheet(visitor);
    },
  ],
]);

import { defineJourney } from "../visitor/journey.ts";
import {
  addToCart,
  openCheckout,
  orderWithCash,
  submitClientStep,
  submitStep,
  waitForPrice,
} from "../visitor/order-steps.ts";
import { openPath, pressByName, type TourVisitor, topSheet } from "../visitor/visitor.ts";

/** Opens the menu and waits for its notice. */
async function openMenuWithNotice(visitor: TourVisitor): Promise<void> {
  await openPath(visitor, "/products");
  await topSheet(visitor).waitFor();
}

const openLanding = (visitor: TourVisitor) => openPath(visitor, "/");

async function closeSheet(visitor: TourVisitor): Promise<void> {
  await visitor.page.keyboard.press("Escape");
  await topSheet(visitor).waitFor({ state: "hidden" });
}

const cartWith = (product: string) => async (visitor: TourVisitor) => {
  await addToCart(visitor, product);
  await openPath(visitor, "/cart");
};

/** Fills in client and question, and waits for the summary's time field. */
async function goToScheduleField(visitor: TourVisitor): Promise<void> {
  await openCheckout(visitor, "TAKEAWAY");
  await submitClientStep(visitor, "11 95555 0188");
  await topSheet(visitor).getByText(visitor.t("checkout.additionalTitle")).waitFor();
  await topSheet(visitor).getByRole("textbox").fill("A pé");
  await submitStep(visitor);
  await topSheet(visitor).getByText(visitor.t("schedule.another")).waitFor();
}

async function openScheduleSheet(visitor: TourVisitor): Promise<void> {
  await pressByName(visitor, visitor.t("schedule.another"));
  await topSheet(visitor).getByText(visitor.t("schedule.day"), { exact: true }).first().waitFor();
}

async function confirmTime(visitor: TourVisitor): Promise<void> {
  await submitStep(visitor);
  await waitForPrice(visitor);
}

async function placeScheduledOrder(visitor: TourVisitor): Promise<void> {
  await orderWithCash(visitor);
}

export const closedRestaurantJourney = defineJourney("closed", "closed", [
  ["landing", openLanding],
  ["menu, greeted with the hours", openMenuWithNotice],
  ["menu", closeSheet],
  ["product", (visitor) => openPath(visitor, "/products?product=prod-gobernador")],
  ["cart", cartWith("prod-flan")],
]);

export const scheduledOrdersJourney = defineJourney("closed, but for later", "later", [
  ["landing", openLanding],
  ["menu, greeted with orders for later", openMenuWithNotice],
  ["menu", closeSheet],
  ["cart", cartWith("prod-pao-de-alho")],
  ["checkout, when?", goToScheduleField],
  ["checkout, no time confirmed", submitStep],
  ["checkout, another time", openScheduleSheet],
  ["checkout, confirmed", confirmTime],
  ["order for later", placeScheduledOrder, "fullPage"],
]);

export const pausedServiceTypeJourney = defineJourney("a way of ordering is paused", "paused", [
  ["landing", openLanding],
  ["menu, greeted with the pause", openMenuWithNotice],
  ["menu", closeSheet],
  ["cart", cartWith("prod-donut")],
]);

export const closingSoonJourney = defineJourney("closing soon", "soon", [
  ["landing", openLanding],
  ["menu", (visitor) => openPath(visitor, "/products")],
]);

export const readOnlyMenuJourney = defineJourney("read-only", "readonly", [
  ["landing", openLanding],
  ["menu", (visitor) => openPath(visitor, "/products")],
  ["product", (visitor) => openPath(visitor, "/products?product=prod-latte")],
  ["cart", (visitor) => openPath(visitor, "/cart")],
]);

export const freePlanJourney = defineJourney("free plan", "free", [
  ["landing", openLanding, "fullPage"],
]);

export const emptyMenuJourney = defineJourney("no menu yet", "empty", [
  [
    "menu",
    async (visitor) => {
      await openPath(visitor, "/products");
      if ((await visitor.page.locator("dialog[open]").count()) > 0) await closeSheet(visitor);
    },
  ],
]);

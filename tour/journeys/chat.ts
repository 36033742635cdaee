import { defineJourney } from "../visitor/journey.ts";
import {
  addBurritoToCart,
  addToCart,
  openCheckout,
  orderWithCash,
  submitClientStep,
  waitForPrice,
} from "../visitor/order-steps.ts";
import { openPath, pressByName, type TourVisitor, topSheet } from "../visitor/visitor.ts";

/** Puts two products into the cart and goes to the summary. */
async function goToChatSummary(visitor: TourVisitor): Promise<void> {
  await addBurritoToCart(visitor);
  await addToCart(visitor, "prod-flan");
  await openCheckout(visitor, "TAKEAWAY");
  await submitClientStep(visitor);
  await waitForPrice(visitor);
}

/** Orders in a browser that blocks pop-ups. */
async function orderWithoutPopUp(visitor: TourVisitor): Promise<void> {
  await visitor.page.evaluate(() => {
    window.open = () => null;
  });
  await orderWithCash(visitor);
  await visitor.page.getByRole("heading", { name: visitor.t("chat.unsent") }).waitFor();
}

/** Opens the stubbed chat. */
async function sendMessage(visitor: TourVisitor): Promise<void> {
  const { page, t } = visitor;
  await openPath(visitor, "/tracking");
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: t("chat.send"), exact: true }).click();
  await (await opening).close();
  await page.getByText(t("chat.sent")).waitFor();
}

export const chatOrderJourney = defineJourney("ordering by chat", "chat", [
  ["summary", goToChatSummary],
  ["order, message not sent", orderWithoutPopUp, "fullPage"],
  [
    "menu, message not sent",
    async (visitor) => {
      await openPath(visitor, "/products");
      await topSheet(visitor)
        .getByRole("link", { name: visitor.t("chat.send") })
        .waitFor();
    },
  ],
  [
    "menu, put off",
    async (visitor) => {
      await pressByName(visitor, visitor.t("recent.stay"));
      await visitor.page.getByRole("link", { name: visitor.t("chat.sendNow") }).waitFor();
    },
  ],
  ["order, message sent", sendMessage, "fullPage"],
]);

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

/** Two products, and up to the last button. */
async function toTheEnd(visitor: TourVisitor): Promise<void> {
  await addBurritoToCart(visitor);
  await addToCart(visitor, "prod-flan");
  await openCheckout(visitor, "TAKEAWAY");
  await submitClientStep(visitor);
  await waitForPrice(visitor);
}

/** As in a browser that lets no page open another by itself. */
async function unsent(visitor: TourVisitor): Promise<void> {
  await visitor.page.evaluate(() => {
    window.open = () => null;
  });
  await orderWithCash(visitor);
  await visitor.page.getByRole("heading", { name: visitor.t("chat.unsent") }).waitFor();
}

/** Opens the chat, which is far away. */
async function sent(visitor: TourVisitor): Promise<void> {
  const { page, t } = visitor;
  await openPath(visitor, "/tracking");
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: t("chat.send"), exact: true }).click();
  await (await opening).close();
  await page.getByText(t("chat.sent")).waitFor();
}

export const chatOrderJourney = defineJourney("ordering by chat", "chat", [
  ["summary", toTheEnd],
  ["order, message not sent", unsent, "fullPage"],
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
  ["order, message sent", sent, "fullPage"],
]);

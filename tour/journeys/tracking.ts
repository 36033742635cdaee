import { defineJourney } from "../visitor/journey.ts";
import { goToSummary, orderWithCash } from "../visitor/order-steps.ts";
import { openPath, runRestaurantCommand, type TourVisitor } from "../visitor/visitor.ts";

/** The order number of each visitor. */
const numbers = new Map<TourVisitor, string>();

async function placeOrder(visitor: TourVisitor): Promise<void> {
  await goToSummary(visitor);
  numbers.set(visitor, await orderWithCash(visitor));
}

/** Advances the order, and waits until its page follows. */
async function advanceOrder(visitor: TourVisitor): Promise<void> {
  const before = (await visitor.page.locator("h1").textContent()) ?? "";
  await runRestaurantCommand(
    "orders",
    "advance",
    numbers.get(visitor) ?? "",
    "--host",
    visitor.host,
  );
  await visitor.page.locator("h1").filter({ hasNotText: before }).waitFor();
}

export const orderPageJourney = defineJourney("order", "demo", [
  ["received", placeOrder, "fullPage"],
  ["being prepared", advanceOrder, "fullPage"],
  [
    "in sight on the menu",
    async (visitor) => {
      await openPath(visitor, "/products");
      // The notice of the order comes first, once.
      await visitor.page.getByRole("button", { name: visitor.t("recent.stay") }).click();
      await visitor.page.locator(".order-chip").waitFor();
    },
  ],
  ["in the list of orders", (visitor) => openPath(visitor, "/orders"), "fullPage"],
  [
    "ready",
    async (visitor) => {
      await openPath(visitor, "/tracking");
      await advanceOrder(visitor);
    },
    "fullPage",
  ],
  ["delivered", advanceOrder, "fullPage"],
  [
    "closed by the restaurant",
    async (visitor) => {
      const number = numbers.get(visitor) ?? "";
      await runRestaurantCommand("orders", "advance", number, "--host", visitor.host);
      await visitor.page.reload();
    },
    "fullPage",
  ],
  [
    "not found",
    (visitor) => openPath(visitor, "/tracking?order_id=nothing"),
    { allowedErrors: /^404/u },
  ],
]);

export const cancelledOrderJourney = defineJourney("order that is cancelled", "demo", [
  [
    "cancelled",
    async (visitor) => {
      await placeOrder(visitor);
      const number = numbers.get(visitor) ?? "";
      const reason = ["--reason", "Se acabó la harina"];
      await runRestaurantCommand("orders", "cancel", number, "--host", visitor.host, ...reason);
      await visitor.page.reload();
    },
    "fullPage",
  ],
]);

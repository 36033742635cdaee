import { defineJourney } from "../visitor/journey.ts";
import { goToSummary, orderWithCash } from "../visitor/order-steps.ts";
import {
  openPath,
  pressByName,
  runRestaurantCommand,
  type TourVisitor,
} from "../visitor/visitor.ts";

/** The numbers of the orders that visitors have placed, by visitor. */
const numbers = new Map<TourVisitor, string>();

async function place(visitor: TourVisitor): Promise<void> {
  await goToSummary(visitor);
  numbers.set(visitor, await orderWithCash(visitor));
}

/** The restaurant moves the order on, and the visitor looks again. */
async function advance(visitor: TourVisitor): Promise<void> {
  await runRestaurantCommand(
    "orders",
    "advance",
    numbers.get(visitor) ?? "",
    "--host",
    visitor.host,
  );
  const before = (await visitor.page.locator("h1").textContent()) ?? "";
  await pressByName(visitor, visitor.t("tracking.reload"));
  await visitor.page.locator("h1").filter({ hasNotText: before }).waitFor();
}

export const orderPageJourney = defineJourney("order", "demo", [
  ["received", place, "fullPage"],
  ["being prepared", advance, "fullPage"],
  ["ready", advance, "fullPage"],
  ["delivered", advance, "fullPage"],
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
      await place(visitor);
      const number = numbers.get(visitor) ?? "";
      const why = ["--reason", "Se acabó la harina"];
      await runRestaurantCommand("orders", "cancel", number, "--host", visitor.host, ...why);
      await visitor.page.reload();
    },
    "fullPage",
  ],
]);

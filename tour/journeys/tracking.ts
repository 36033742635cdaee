import { journey } from "../journey.ts";
import { payCash, toSummary } from "../shopping.ts";
import { open, press, restaurant, type Visitor } from "../visitor.ts";

/** The numbers of the orders that visitors have placed, by visitor. */
const numbers = new Map<Visitor, string>();

async function place(visitor: Visitor): Promise<void> {
  await toSummary(visitor);
  numbers.set(visitor, await payCash(visitor));
}

/** The restaurant moves the order on, and the visitor looks again. */
async function advance(visitor: Visitor): Promise<void> {
  await restaurant("orders", "advance", numbers.get(visitor) ?? "", "--host", visitor.host);
  const before = (await visitor.page.locator("h1").textContent()) ?? "";
  await press(visitor, visitor.t("tracking.reload"));
  await visitor.page.locator("h1").filter({ hasNotText: before }).waitFor();
}

export const tracking = journey("order", "demo", [
  ["received", place, "whole"],
  ["being prepared", advance, "whole"],
  ["ready", advance, "whole"],
  ["delivered", advance, "whole"],
  [
    "closed by the restaurant",
    async (visitor) => {
      const number = numbers.get(visitor) ?? "";
      await restaurant("orders", "advance", number, "--host", visitor.host);
      await visitor.page.reload();
    },
    "whole",
  ],
  ["not found", (visitor) => open(visitor, "/tracking?order_id=nothing"), { noise: /^404/u }],
]);

export const cancelled = journey("order that is cancelled", "demo", [
  [
    "cancelled",
    async (visitor) => {
      await place(visitor);
      const number = numbers.get(visitor) ?? "";
      const why = ["--reason", "Se acabó la harina"];
      await restaurant("orders", "cancel", number, "--host", visitor.host, ...why);
      await visitor.page.reload();
    },
    "whole",
  ],
]);

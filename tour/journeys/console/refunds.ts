import { acceptOrder, waitForOrder } from "../../visitor/board-steps.ts";
import { asMember, openPage, pressButton } from "../../visitor/console-visitor.ts";
import { defineConsoleJourney } from "../../visitor/journey.ts";
import { placeOrders } from "../../visitor/place-orders.ts";
import { type TourVisitor, topSheet } from "../../visitor/visitor.ts";

/** Opens an order that was paid at the counter. */
async function openPaidOrder(visitor: TourVisitor): Promise<void> {
  const { t } = visitor;
  await openPage(visitor, "orders");
  const [order] = await placeOrders(visitor, "long");
  if (!order) throw new Error("The order is missing");
  await waitForOrder(visitor, order.id);
  await acceptOrder(visitor, order, 20);
  await openPage(visitor, `orders/${order.id}`);
  await topSheet(visitor).filter({ hasText: order.number }).waitFor();
  await pressButton(visitor, t("board.pay.open"));
  // The sheet is fetched when it is first opened.
  await visitor.page.getByLabel(t("board.pay.received")).waitFor();
  await topSheet(visitor).getByRole("button").last().click();
  await visitor.page.getByLabel(t("board.pay.received")).waitFor({ state: "detached" });
  await visitor.page.getByRole("button", { name: t("refunds.open") }).waitFor();
}

export const refundJourney = defineConsoleJourney("refund", asMember("manager"), [
  ["paid order", openPaidOrder],
  [
    "money that goes back by hand",
    async (visitor) => {
      await pressButton(visitor, visitor.t("refunds.open"));
      await topSheet(visitor).getByLabel(visitor.t("refunds.amount")).waitFor();
    },
  ],
  [
    "too much",
    async (visitor) => {
      const sheet = topSheet(visitor);
      await sheet.getByLabel(visitor.t("refunds.amount")).fill("99999");
      await sheet.getByRole("button").last().click();
      await sheet.locator("[aria-invalid=true]").first().waitFor();
    },
  ],
  [
    "given back",
    async (visitor) => {
      const sheet = topSheet(visitor);
      await sheet.getByLabel(visitor.t("refunds.amount")).fill("50");
      await sheet.getByLabel(visitor.t("refunds.reason")).fill("La sopa estaba fría");
      await sheet.getByRole("button").last().click();
      await visitor.page.locator("[data-refund=confirmed]").waitFor();
    },
  ],
]);

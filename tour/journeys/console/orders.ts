import { acceptOrder, openBoard, showBoard, waitForOrder } from "../../visitor/board-steps.ts";
import { asMember, openPage, pressButton } from "../../visitor/console-visitor.ts";
import { defineConsoleJourney } from "../../visitor/journey.ts";
import { placeOrders } from "../../visitor/place-orders.ts";
import { runRestaurantCommand, type TourVisitor, topSheet } from "../../visitor/visitor.ts";

/** The order that each visitor works on. */
const orders = new Map<TourVisitor, { id: string; number: string }>();

const orderOf = (visitor: TourVisitor) => {
  const order = orders.get(visitor);
  if (!order) throw new Error("There is no order yet");
  return order;
};

async function placeAndOpen(
  visitor: TourVisitor,
  name: Parameters<typeof placeOrders>[1] = "table",
): Promise<void> {
  const [order] = await placeOrders(visitor, name);
  if (!order) throw new Error("The order is missing");
  orders.set(visitor, order);
  await waitForOrder(visitor, order.id);
}

/** Opens the order of the visitor over the board. */
async function openOrder(visitor: TourVisitor): Promise<void> {
  const { id, number } = orderOf(visitor);
  await openPage(visitor, `orders/${id}`);
  await topSheet(visitor).filter({ hasText: number }).waitFor();
}

const press = (key: string) => (visitor: TourVisitor) => pressButton(visitor, visitor.t(key));

export const answerJourney = defineConsoleJourney("answers", asMember("cashier"), [
  [
    "other minutes",
    async (visitor) => {
      await openBoard(visitor);
      await placeAndOpen(visitor);
      const place = visitor.size === "phone" ? topSheet(visitor) : visitor.page;
      await place.getByText("30", { exact: true }).first().click();
      await place.getByRole("button", { name: acceptText(visitor, 30), exact: true }).waitFor();
    },
  ],
  [
    "accepted, to be taken back",
    async (visitor) => {
      await pressButton(visitor, acceptText(visitor, 30));
      await visitor.page.locator("[data-notice=done]").first().waitFor();
    },
  ],
  [
    "refuse",
    async (visitor) => {
      await placeAndOpen(visitor, "takeaway");
      if (visitor.size === "phone") await pressButton(visitor, visitor.t("board.refuse.open"));
      else {
        await visitor.page
          .locator(`[data-order="${orderOf(visitor).id}"]`)
          .first()
          .focus();
        await visitor.page.keyboard.press("r");
      }
      await visitor.page.getByLabel(visitor.t("board.end.message")).waitFor();
    },
  ],
  [
    "refuse, without a message",
    async (visitor) => {
      const { page, t } = visitor;
      await topSheet(visitor)
        .getByRole("radio", { name: t("board.reason.other") })
        .check();
      await pressButton(visitor, t("board.refuse.confirm"));
      await page.getByText(t("board.end.missing")).waitFor();
    },
  ],
  [
    "refuse, what the guest reads",
    async (visitor) => {
      const { t } = visitor;
      await topSheet(visitor)
        .getByRole("radio", { name: t("board.reason.soldOut") })
        .check();
      await topSheet(visitor).getByLabel(t("board.end.message")).fill("Ya no hay aguacate.");
    },
  ],
  ["refused", press("board.refuse.confirm")],
]);

const acceptText = ({ t }: TourVisitor, minutes: number) => t("board.accept.in", { minutes });

export const orderPanelJourney = defineConsoleJourney("order", asMember("cashier"), [
  [
    "new",
    async (visitor) => {
      await openPage(visitor, "orders");
      await placeAndOpen(visitor, "long");
      await openOrder(visitor);
    },
  ],
  [
    "delivery",
    async (visitor) => {
      await acceptOrder(visitor, orderOf(visitor), 20);
      await openPage(visitor, "orders");
      await placeAndOpen(visitor, "delivery");
      await acceptOrder(visitor, orderOf(visitor), 35);
      await openOrder(visitor);
    },
  ],
  ["take payment", press("board.pay.open")],
  [
    "take payment, too little",
    async (visitor) => {
      await topSheet(visitor).getByLabel(visitor.t("board.pay.received")).fill("50");
    },
  ],
  [
    "take payment, with change",
    async (visitor) => {
      await topSheet(visitor).getByLabel(visitor.t("board.pay.received")).fill("1000");
    },
  ],
  [
    "paid",
    async (visitor) => {
      const sheet = topSheet(visitor);
      await sheet.getByRole("button").last().click();
      await visitor.page.getByLabel(visitor.t("board.pay.received")).waitFor({ state: "detached" });
    },
  ],
  ["cancel", press("board.cancel.open")],
  [
    "cancelled",
    async (visitor) => {
      await pressButton(visitor, visitor.t("board.cancel.confirm"));
      await openOrder(visitor);
    },
  ],
  ["not found", (visitor) => openPage(visitor, "orders/nothing"), { allowedErrors: /^404/u }],
]);

export const findOrderJourney = defineConsoleJourney("finding orders", asMember("manager"), [
  [
    "history",
    async (visitor) => {
      const [first, second] = await placeOrders(visitor, "long", "table", "delivery");
      if (first) await acceptOrder(visitor, first, 20);
      if (second) await cancelByCommand(visitor, second.number);
      await openPage(visitor, "history");
    },
  ],
  [
    "history, nothing found",
    (visitor) => openPage(visitor, "history?search=nobody&day=2020-01-01"),
  ],
  [
    "search",
    async (visitor) => {
      await openPage(visitor, "orders");
      await showBoard(visitor);
      await pressButton(visitor, visitor.t("board.search.open"));
      await topSheet(visitor).getByRole("searchbox").fill("Mar");
    },
  ],
  [
    "search, nothing found",
    async (visitor) => {
      await topSheet(visitor).getByRole("searchbox").fill("Zacatecas");
    },
  ],
  [
    "keys",
    async (visitor) => {
      await pressButton(visitor, visitor.t("sheet.close"));
      await topSheet(visitor).waitFor({ state: "detached" });
      await visitor.page.keyboard.press("?");
      await visitor.page.getByRole("dialog", { name: visitor.t("board.keys.title") }).waitFor();
    },
  ],
]);

async function cancelByCommand(visitor: TourVisitor, number: string): Promise<void> {
  const reason = ["--reason", "Se acabó la harina"];
  await runRestaurantCommand("orders", "cancel", number, "--host", visitor.host, ...reason);
}

import {
  acceptOrder,
  advanceOrder,
  letMinutesPass,
  openBoard,
  showBoard,
  showLane,
  startShift,
  waitForOrder,
} from "../../visitor/board-steps.ts";
import { asMember, openPage, pressButton } from "../../visitor/console-visitor.ts";
import { defineConsoleJourney } from "../../visitor/journey.ts";
import { placeOrders } from "../../visitor/place-orders.ts";
import type { TourVisitor } from "../../visitor/visitor.ts";

/** Places an order in every lane; answers with those that are new, the first of them first. */
export async function fillBoard(visitor: TourVisitor) {
  const [onTheWay, ready, cooking, other] = await placeOrders(
    visitor,
    ...(["delivery", "table", "takeaway", "table"] as const),
  );
  if (!onTheWay || !ready || !cooking || !other) throw new Error("An order is missing");
  for (const each of [cooking, other]) await acceptOrder(visitor, each, 15);
  await advanceOrder(visitor, onTheWay, 3);
  await advanceOrder(visitor, ready, 2);
  return placeOrders(visitor, "table", "takeaway", "long", "later");
}

async function fillAndOpen(visitor: TourVisitor): Promise<void> {
  const [first] = await fillBoard(visitor);
  await openPage(visitor, "orders");
  await startShift(visitor);
  await waitForOrder(visitor, first?.id ?? "");
}

const showTab = (lane: string) => (visitor: TourVisitor) => showLane(visitor, lane);

export const boardJourney = defineConsoleJourney("board", asMember("cashier"), [
  ["empty, without sound", (visitor) => openPage(visitor, "orders")],
  ["empty, with sound", startShift],
  ["new orders", fillAndOpen],
  ["filled", showBoard],
  ["being prepared", showTab("preparing")],
  ["ready and on the way", showTab("ready")],
  ["later", showTab("later")],
]);

export const lateBoardJourney = defineConsoleJourney("late board", asMember("cashier"), [
  [
    "orders that wait, and late ones",
    async (visitor) => {
      await fillAndOpen(visitor);
      await showBoard(visitor);
      await letMinutesPass(visitor, 19);
    },
  ],
  ["late ones, being prepared", showTab("preparing")],
]);

export const cutOffBoardJourney = defineConsoleJourney("cut-off board", asMember("cashier"), [
  [
    "muted",
    async (visitor) => {
      const { page, t } = visitor;
      const [order] = await placeOrders(visitor, "takeaway");
      if (order) await acceptOrder(visitor, order, 20);
      await openBoard(visitor);
      await page.locator("[data-sound=on]").filter({ visible: true }).click();
      await page
        .getByRole("alert")
        .filter({ hasText: t("board.banner.muted") })
        .waitFor();
    },
  ],
  [
    "cut off",
    async (visitor) => {
      const { page, t } = visitor;
      await pressButton(visitor, t("board.banner.soundAgain"));
      await page.context().setOffline(true);
      await page.getByText(t("board.banner.cutMissed")).waitFor();
    },
    { allowedErrors: /ERR_INTERNET_DISCONNECTED|WebSocket/u },
  ],
  [
    "cut off, with a press that is kept",
    async (visitor) => {
      const { page, t } = visitor;
      await showLane(visitor, "preparing");
      await page
        .locator("[data-lane=preparing]")
        .getByRole("button", { name: t("board.step.ready"), exact: true })
        .click();
      await page.locator("[data-notice]").first().waitFor();
    },
    { allowedErrors: /ERR_INTERNET_DISCONNECTED|WebSocket/u },
  ],
]);

export const kitchenBoardJourney = defineConsoleJourney("kitchen's board", asMember("kitchen"), [
  [
    "without prices and people",
    async (visitor) => {
      const [cooking, ready] = await placeOrders(visitor, "table", "long");
      if (cooking) await acceptOrder(visitor, cooking, 15);
      if (ready) await acceptOrder(visitor, ready, 30);
      await openBoard(visitor);
      await showLane(visitor, "preparing");
    },
  ],
  [
    "a page that is not for the role",
    (visitor) => openPage(visitor, "history"),
    { allowedErrors: /^403/u },
  ],
]);

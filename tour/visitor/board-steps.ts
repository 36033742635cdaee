import { consoleOrigin } from "../../e2e/support/console.ts";
import { openPage, pressButton } from "./console-visitor.ts";
import { runRestaurantCommand, type TourVisitor, waitUntilIdle } from "./visitor.ts";

/** Opens the board and starts the shift, so that it has its sound. */
export async function openBoard(visitor: TourVisitor): Promise<void> {
  await openPage(visitor, "orders");
  await startShift(visitor);
}

/**
 * Presses "Start shift", in the new order that covers the screen of a phone where there is one. A shift
 * that goes on after a page was loaded again may have its sound already.
 */
export async function startShift(visitor: TourVisitor): Promise<void> {
  const { page, t } = visitor;
  const start = t("board.banner.startShift");
  const soundOn = page.locator("[data-sound=on]").first();
  await page
    .getByRole("button", { name: start })
    .or(soundOn)
    .first()
    .waitFor({ state: "attached" });
  if ((await soundOn.count()) === 0) await pressButton(visitor, start);
  await soundOn.waitFor({ state: "attached" });
}

/** Waits until the board shows an order, on a phone over the whole screen. */
export async function waitForOrder({ page }: TourVisitor, id: string): Promise<void> {
  await page.locator(`[data-order="${id}"]`).first().waitFor({ state: "attached" });
}

/** Leaves the new order that covers the screen of a phone. */
export async function showBoard(visitor: TourVisitor): Promise<void> {
  if (visitor.size !== "phone") return;
  const hide = visitor.page.getByRole("button", { name: visitor.t("board.takeover.hide") });
  await hide.click();
  await hide.waitFor({ state: "detached" });
}

/** Shows a lane, which on a phone is a tab. */
export async function showLane(visitor: TourVisitor, lane: string): Promise<void> {
  if (visitor.size === "phone") {
    const tabs = visitor.page.getByRole("group", { name: visitor.t("board.lanes") });
    // The name begins with the number of orders; that of another lane may end with this one's.
    const name = new RegExp(String.raw`(^|\d\s*)${visitor.t(`board.lane.${lane}`)}$`, "u");
    await tabs.getByRole("button", { name }).click();
  }
}

/** Accepts an order in `minutes`, by the call that the board makes. */
export async function acceptOrder(
  visitor: TourVisitor,
  order: { id: string },
  minutes: number,
): Promise<void> {
  // A call needs a page of the console's origin.
  if (!visitor.page.url().startsWith(consoleOrigin())) await openPage(visitor, "more");
  const path = `/ms-orders/companies/${visitor.id}/orders/${order.id}`;
  const status = await visitor.page.evaluate(
    async ({ path, minutes }) => {
      const { revision } = await (await fetch(path)).json();
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ revision, minutes });
      return (await fetch(`${path}/accept`, { method: "POST", headers, body })).status;
    },
    { path, minutes },
  );
  if (status !== 200) throw new Error(`The order was not accepted: ${status}`);
}

/** Moves an order on by `steps` statuses, by the command line. */
export async function advanceOrder(
  visitor: TourVisitor,
  order: { number: string },
  steps = 1,
): Promise<void> {
  for (let step = 0; step < steps; step += 1)
    await runRestaurantCommand("orders", "advance", order.number, "--host", visitor.host);
}

/** Lets the board believe that it is `minutes` later, by the time in the server's answers. */
export async function letMinutesPass(visitor: TourVisitor, minutes: number): Promise<void> {
  const { page } = visitor;
  await page.evaluate((milliseconds) => {
    const realFetch = window.fetch;
    window.fetch = async (...request) => {
      const response = await realFetch(...request);
      if (!response.url.endsWith("/board")) return response;
      const board = await response.json();
      const now = new Date(Date.parse(board.now) + milliseconds).toISOString();
      return Response.json({ ...board, now });
    };
  }, minutes * 60_000);
  const answered = page.waitForResponse(/\/board$/u);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await answered;
  await waitUntilIdle(page);
}

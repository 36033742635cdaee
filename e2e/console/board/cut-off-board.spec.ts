import { expect, type WebSocketRoute } from "@playwright/test";
import { restoreCode } from "../../support/browser/failed-imports.ts";
import {
  type PlacedOrder,
  placeOrderByApi,
  tacoLines,
} from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import {
  type BoardPage,
  cardIn,
  expectRinging,
  expectSilent,
  startShift,
  tablet,
  test,
  testWithServer,
} from "../../support/staff/board-test.ts";

/** The words of a board that heard the server last between 20 and 40 seconds ago by its clock. */
async function cutSince({ page, t }: BoardPage): Promise<RegExp> {
  const now = await page.evaluate(() => Date.now());
  const times = [20_000, 40_000].map((ago) =>
    new Intl.DateTimeFormat("en-GB", {
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: "America/Mexico_City",
    }).format(now - ago),
  );
  return new RegExp(times.map((time) => t("board.banner.cut", { time })).join("|"), "u");
}

test("a board misses orders without a network, in a background tab and when a message is lost", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const known = await placeOrderByApi(restaurant.id, tacoLines(1));
  const board = await openBoard(restaurant);
  const { page, context, t, errors } = board;
  errors.allow(/ERR_INTERNET_DISCONNECTED/u, /WebSocket/u);
  await startShift(board);
  /** Another member answers an order, and the board is quiet again. */
  const answer = async ({ public_id }: PlacedOrder) => {
    await restaurant.advanceOrder(public_id);
    await expectSilent(board);
  };

  const missed =
    await test.step("a board without a network says so at once, keeps taps, and rings when it is back", async () => {
      await context.setOffline(true);
      const alert = page.getByRole("alert");
      await expect(alert).toContainText(t("board.banner.cutMissed"));
      // The bar of an upright tablet has two rows, and the banner begins below them.
      await page.setViewportSize({ width: 820, height: 1180 });
      const link = page.getByRole("link", { name: t("nav.soldOut") }).filter({ visible: true });
      const [bar, banner] = [await link.boundingBox(), await alert.boundingBox()];
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
      await page.setViewportSize(tablet);

      await cardIn(board, "new", known.id)
        .getByRole("button", { name: t("board.accept.in", { minutes: 20 }) })
        .click();
      await expect(cardIn(board, "preparing", known.id)).toBeVisible();
      await expect(alert).toContainText(t("board.banner.kept", { count: 1 }));
      expect((await restaurant.listOrders())[0]?.status).toBe("PENDING");
      const order = await placeOrderByApi(restaurant.id, tacoLines(2));
      await expectSilent(board);

      await context.setOffline(false);
      await expect(cardIn(board, "new", order.id)).toBeVisible();
      await expectRinging(board);
      await expect(alert).toHaveCount(0);
      const statusOf = async (number: number) =>
        (await restaurant.listOrders()).find(({ public_id }) => public_id === number)?.status;
      await expect.poll(() => statusOf(known.public_id)).toBe("PREPARING");
      return order;
    });

  await test.step("a board in a background tab rings, and its tab says how many orders wait", async () => {
    await answer(missed);
    await expect(page).not.toHaveTitle(/1/u);
    const other = await context.newPage();
    await other.goto("about:blank");
    await other.bringToFront();
    const order = await placeOrderByApi(restaurant.id, tacoLines(1));
    await expect(page).toHaveTitle(/1/u);
    await expectRinging(board);
    await expect(cardIn(board, "new", order.id)).toBeVisible();
    await other.close();
    await answer(order);
  });

  await test.step("an order whose message was lost rings when the board is looked at", async () => {
    await page.routeWebSocket(/board-socket/u, (socket: WebSocketRoute) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (!String(message).includes("ORDER_CHANGED")) socket.send(message);
      });
    });
    await page.reload();
    await expect(page.locator("[data-line=online]").first()).toBeAttached();
    const order = await placeOrderByApi(restaurant.id, tacoLines(1));
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(cardIn(board, "new", order.id)).toBeVisible();
    await expectRinging(board);
  });
});

test("an order that is opened without a network opens when it is back, and the board stays", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  const code = /\/order-[\w-]+\.js$/u;
  const { page, context, t, errors } = await openBoard(restaurant, {
    prepare: async (page) => {
      await page.route(code, (route) => route.abort());
    },
  });
  errors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/u, /WebSocket/u, /order-/u);
  await context.setOffline(true);
  const card = page.getByRole("link", { name: t("board.open", { number: order.public_id }) });
  await card.click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText(t("board.sheet.cut"))).toBeVisible();
  await sheet.getByRole("button", { name: t("sheet.close") }).click();
  await expect(page.locator(`[data-order="${order.id}"]`).first()).toBeVisible();
  await card.click();
  await page.unroute(code);
  await context.setOffline(false);
  await expect(sheet.getByText("Taco").first()).toBeVisible({ timeout: 30_000 });
});

// A journey of its own: with a network, code that does not come loads the page again.
test("a sheet that is not loaded yet says that it needs a connection, and opens with it", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const code = /\/dialog-sheet-[\w-]+\.js$/u;
  const { page, context, t, errors } = await openBoard(restaurant, {
    prepare: async (page) => {
      await page.route(code, (route) => route.abort());
    },
  });
  errors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/u, /WebSocket/u, /dialog-sheet/u);
  await context.setOffline(true);
  const open = () => page.getByRole("button", { name: t("board.search.open") }).click();
  await open();
  const sheet = page.getByRole("dialog", { name: t("board.search.open") });
  await expect(sheet.getByText(t("board.sheet.cut"))).toBeVisible();
  await expect(sheet.getByRole("alert")).toContainText(t("board.banner.cutMissed"));
  const restore = async () => {
    await page.unroute(code);
    await context.setOffline(false);
  };
  await restoreCode(page, restore, open);
  await expect(sheet.getByLabel(t("board.search.label"))).toBeVisible({ timeout: 30_000 });
});

test("the clock runs on while a board hears nothing", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  let sockets = 0;
  const board = await openBoard(restaurant, {
    prepare: async (page) => {
      await page.clock.install();
      await page.routeWebSocket(/board-socket/u, (socket) => {
        sockets += 1;
        // The first socket says one PING and then nothing more, the next ones nothing at all.
        const ping = { event_type: "PING", now: new Date().toISOString() };
        if (sockets === 1) socket.send(JSON.stringify(ping));
      });
    },
  });
  const { page, t } = board;

  await test.step("a silent socket cuts a board off after 20 seconds, although it looks open", async () => {
    const online = page.locator("[data-line=online]").first();
    await expect(online).toBeAttached();
    board.errors.allow(/ERR_FAILED/u);
    // Only the press reads the board: a read that comes before it fails.
    await page.evaluate(() => {
      const mark = () => document.body.setAttribute("data-pressed", "");
      document.addEventListener("click", mark, { capture: true, once: true });
    });
    await page.route(/\/board$/u, async (route) => {
      const isPressed = (await page.locator("body[data-pressed]").count()) > 0;
      return isPressed ? route.fallback() : route.abort();
    });
    await page.clock.runFor(18_000);
    await expect(online).toBeAttached();
    expect(sockets).toBe(1);
    await page.clock.runFor(3_000);
    const alert = page.getByRole("alert").filter({ hasText: t("board.banner.cutMissed") });
    await expect(alert).toContainText(await cutSince(board));
    expect(sockets).toBeGreaterThan(1);
    await alert.getByRole("button", { name: t("board.banner.tryNow") }).click();
    await expect(alert).toHaveCount(0);
    // A read may still be on its way.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  await test.step("a page that was frozen reads the board again when it wakes", async () => {
    // The socket is open and dead, as after a sleep. What was read on the way into it does not arrive any
    // more.
    const reads = /\/companies\/[\w-]+\/board$/u;
    await page.route(reads, (route) => route.abort());
    await page.clock.pauseAt(Date.now() + 120_000);
    const order = await placeOrderByApi(restaurant.id, tacoLines(1));
    await expect(cardIn(board, "new", order.id)).toHaveCount(0);
    await page.unroute(reads);
    await page.clock.fastForward(600_000);
    await expect(cardIn(board, "new", order.id)).toBeVisible();
    await expectRinging(board);
  });
});

testWithServer(
  "a board finds its way back when the server restarts",
  async ({ openBoard, dedicatedServer }) => {
    test.slow();
    const restaurant = await createRestaurant();
    const board = await openBoard(restaurant, { prepare: (page) => page.clock.install() });
    board.errors.allow(/ERR_CONNECTION_REFUSED|WebSocket|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/u);
    await startShift(board);
    const restart = await dedicatedServer.interrupt();
    await expect(board.page.locator("[data-line=online]")).toHaveCount(0);
    await board.page.clock.runFor(21_000);
    const alert = board.page.getByRole("alert");
    await expect(alert).toContainText(await cutSince(board));
    await expect(alert).toContainText(board.t("board.banner.cutMissed"));
    await restart();
    const order = await placeOrderByApi(restaurant.id, tacoLines(1));
    await expect(cardIn(board, "new", order.id)).toBeVisible({ timeout: 30_000 });
    await expectRinging(board);
    await expect(board.page.locator("[data-line=online]").first()).toBeAttached({
      timeout: 30_000,
    });
    await expect(alert).toHaveCount(0);
  },
);

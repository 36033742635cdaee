import { expect } from "@playwright/test";
import { moveTo } from "../../support/browser/move-to.ts";
import { enableDelivery, romaPosition } from "../../support/restaurant/delivery-settings.ts";
import {
  placeDeliveryByApi,
  placeOrderByApi,
  tacoLines,
} from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { cardIn, phone, test } from "../../support/staff/board-test.ts";

test("an order opens over the board and is paid with change, and one that is over opens from the history", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(2), { comment: "Alergia a nueces" });
  const board = await openBoard(restaurant);
  const { page, t, url } = board;
  const number = String(order.public_id);
  await expect(cardIn(board, "new", order.id).locator("[data-allergy]")).toContainText("nueces");
  await cardIn(board, "new", order.id).getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`, "u"));
  const panel = page.getByRole("dialog", { name: t("board.order.title", { number }) });
  await expect(panel).toContainText("Otra Persona");
  await expect(panel).toContainText("+52 55 9876 5432");
  await expect(panel).toContainText("$60.00");
  await expect(panel.getByRole("link", { name: t("board.order.call") })).toHaveAttribute(
    "href",
    "tel:+525598765432",
  );
  await panel.getByRole("button", { name: t("board.pay.open") }).click();
  const pay = page.getByRole("dialog", { name: t("board.pay.title", { number }) });
  await pay.getByLabel(t("board.pay.received")).fill("50");
  await expect(pay.getByText(t("board.pay.tooLittle", { amount: "$60.00" }))).toBeVisible();
  await pay.getByLabel(t("board.pay.received")).fill("100");
  await expect(pay.getByText("$40.00")).toBeVisible();
  await pay.getByRole("button", { name: t("board.pay.confirm", { amount: "$60.00" }) }).click();
  await expect(panel.getByText(t("board.money.paidAmount", { amount: "$60" }))).toBeVisible();
  await panel
    .getByRole("button", { name: t("sheet.close") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/orders$/u);

  await test.step("an order of the history opens by its address, also when it is over", async () => {
    const over = await placeOrderByApi(restaurant.id, tacoLines(1));
    await restaurant.cancelOrder(over.public_id, "Se acabó");
    await page.goto(`${url("history")}?search=${over.public_id}`);
    await page.getByRole("link", { name: String(over.public_id) }).click();
    const title = t("board.order.title", { number: String(over.public_id) });
    const opened = page.getByRole("dialog", { name: title });
    await expect(opened).toContainText(t("board.status.cancelled"));
    await page.goto(url(`orders/${over.id}`));
    await expect(opened).toContainText("Se acabó");
    await moveTo(page, `${url("history")}?search=unknown&day=2020-01-01`);
    await expect(page.getByText(t("history.none"))).toBeVisible();
  });
});

test("an order's page shows where a delivery goes on a map, and the address alone where the map does not load", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant(enableDelivery);
  const house = { ...romaPosition, address: "Colima 220, Roma Norte" };
  const near = await placeDeliveryByApi(restaurant.id, tacoLines(1), house);
  const board = await openBoard(restaurant);
  const { page, t, url } = board;
  const address = page.getByRole("region", { name: t("board.order.address") });
  const map = address.getByRole("application", { name: t("board.order.map") });
  const link = address.getByRole("link", { name: t("board.order.map") });
  await cardIn(board, "new", near.id).getByRole("link").click();
  await expect(map).toBeVisible();
  await expect(map.locator(".map-destination")).toBeInViewport();
  await expect(link).toHaveAttribute("href", /query=19\.41868%2C-99\.16243/u);
  await page.screenshot({ path: "/tmp/owner-order-map.png" });

  await test.step("without a position there is no map, and the link searches the written address", async () => {
    const far = await placeDeliveryByApi(restaurant.id, tacoLines(1), { address: "Durango 200" });
    await page.goto(url(`orders/${far.id}`));
    await expect(link).toHaveAttribute("href", /query=Durango\+200$/u);
    await expect(map).toBeHidden();
  });

  await test.step("where the code of the map does not load, the address stays", async () => {
    board.errors.allow(/ERR_FAILED: GET .*address-map/u);
    const blocked = page.waitForRequest(/\/address-map-/u);
    await page.route(/\/address-map-/u, (route) => route.abort());
    await page.goto(url(`orders/${near.id}`));
    await blocked;
    await expect(link).toBeVisible();
    await expect(map).toBeHidden();
    await expect(address).toContainText("Colima 220");
  });
});

test("on a phone the button that cancels an order is a finger's width away from the next step, and cancels", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  await restaurant.advanceOrder(order.public_id);
  const { page, t, url } = await openBoard(restaurant, { viewport: phone });
  await moveTo(page, url(`orders/${order.id}`));
  const next = page.getByRole("button", { name: t("board.step.ready"), exact: true });
  const cancel = page.getByRole("button", { name: t("board.cancel.open") });
  // The browser brings it into view at the nearest edge, which is the one beside the next step.
  await cancel.evaluate((button) => button.scrollIntoView({ block: "nearest" }));
  const [below, above] = [await next.boundingBox(), await cancel.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(44);
  await cancel.click();
  const number = String(order.public_id);
  const sheet = page.getByRole("dialog", { name: t("board.cancel.title", { number }) });
  await sheet.getByRole("button", { name: t("board.cancel.confirm") }).click();
  await expect(
    page.getByRole("dialog").getByText(t("board.status.cancelled")).first(),
  ).toBeVisible();
  expect(await restaurant.listOrders()).toEqual([]);
});

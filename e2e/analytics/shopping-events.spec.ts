import {
  reportedEvents,
  reportedPages,
  reportedShoppingEvents,
} from "../support/browser/reported-events.ts";
import {
  addProduct,
  cartLines,
  fillClientStep,
  goToCart,
  placeCashOrder,
  startCheckout,
} from "../support/customer/customer-page.ts";
import {
  createMeasuredRestaurant,
  readPixelCalls,
} from "../support/restaurant/measured-restaurant.ts";
import { createRestaurant, expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("an order is reported as shopping events, without personal data @wide", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products?utm_source=flyer&utm_campaign=summer"));
  await addProduct({ page, t }, "Taco", 2);
  await goToCart({ page, t });
  await cartLines(page)
    .getByRole("button", { name: t("cart.more") })
    .click();
  await cartLines(page)
    .getByRole("button", { name: t("cart.less") })
    .click();
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana Sofía Ríos");
  const number = await placeCashOrder({ page, t });

  await expect
    .poll(() => reportedShoppingEvents(page))
    .toEqual([
      "view_item_list",
      "select_item",
      "view_item",
      "add_to_cart",
      "view_cart",
      "add_to_cart",
      "remove_from_cart",
      "begin_checkout",
      "add_shipping_info",
      "add_payment_info",
      "purchase",
    ]);
  const events = await reportedEvents(page);
  const tacos = {
    item_id: "taco",
    item_name: "Taco",
    item_variant: "taco-1",
    price: 30,
    quantity: 2,
  };
  expect(events.find(({ event }) => event === "add_to_cart")).toMatchObject({
    ecommerce: { currency: "MXN", value: 60, items: [tacos] },
  });
  expect(events.find(({ event }) => event === "purchase")).toMatchObject({
    ecommerce: { transaction_id: number, currency: "MXN", value: 60, shipping: 0, items: [tacos] },
  });
  await expect
    .poll(async () =>
      (await reportedEvents(page)).filter(({ event }) => event === "orderCompleted"),
    )
    .toEqual([{ event: "orderCompleted", order_number: number, value: 60 }]);
  await expect
    .poll(async () => (await reportedPages(page)).slice(-2))
    .toEqual(["payment", "confirmation"]);

  const placed = await expectSingleOrder(restaurant);
  expect(placed).toMatchObject({ utm_source: "flyer", utm_campaign: "summer" });
  const reported = JSON.stringify(await reportedEvents(page));
  for (const personal of ["Ana", "5512345678", placed.id, `${placed.client_id}`]) {
    expect(reported).not.toContain(personal);
  }
  // A reload of the order's page reports no second order.
  await page.reload();
  await expect(page.getByText(t("tracking.number", { number }))).toBeVisible();
  expect(await reportedShoppingEvents(page)).toEqual([]);
});

test("after consent the pixel gets the current page and every step to the order", async ({
  page,
  context,
  t,
}) => {
  const { restaurant, requestCount, visibleUrls } = await createMeasuredRestaurant(context, "BR");
  await page.goto(restaurant.url("/products"));
  await page.getByRole("button", { name: t("consent.yes") }).click();
  await expect.poll(() => readPixelCalls(page)).toEqual([["PageView", { page: "products" }]]);
  await addProduct({ page, t }, "Taco", 2);
  await goToCart({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await page.getByLabel(t("checkout.name"), { exact: true }).fill("Ana");
  await page.getByLabel(t("checkout.phone"), { exact: true }).fill("(11) 96123-4567");
  await page.getByRole("button", { name: t("checkout.next.summary") }).click();
  const number = await placeCashOrder({ page, t });
  const pagesAndEvents = async () =>
    (await readPixelCalls(page)).flatMap(([name, values]) => values.page ?? name);
  await expect
    .poll(pagesAndEvents)
    .toEqual([
      "products",
      "ViewContent",
      "AddToCart",
      "cart",
      "personal_information",
      "InitiateCheckout",
      "payment",
      "Purchase",
      "confirmation",
    ]);
  const calls = await readPixelCalls(page);
  expect(calls.find(([name]) => name === "AddToCart")?.[1]).toMatchObject({
    value: 60,
    currency: "MXN",
    contents: [{ id: "taco", quantity: 2, item_price: 30 }],
  });
  expect(calls.find(([name]) => name === "Purchase")).toEqual([
    "Purchase",
    expect.objectContaining({ value: 60, currency: "MXN" }),
    { eventID: expect.stringMatching(new RegExp(`^purchase-.+-${number}$`, "u")) },
  ]);
  // An order's page has a private address: it does not load the pixel.
  const before = requestCount();
  const paid = "payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2";
  await page.goto(`${page.url()}&${paid}&redirect_status=succeeded`);
  await page.waitForLoadState("networkidle");
  expect(requestCount()).toBe(before);
  // The pixel cannot read the address from the next page either, in another tab or in this one.
  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: t("tracking.toMenu") }).click({ modifiers: ["Control"] });
  const menu = await opening;
  await expect(menu.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await menu.evaluate(() => document.referrer)).toBe(`${new URL(page.url()).origin}/`);
  await page.getByRole("link", { name: t("tracking.toMenu") }).click();
  for (const each of [menu, page]) {
    // The pixel starts in an idle moment, which a tab behind another one hardly gets.
    await each.bringToFront();
    await expect
      .poll(() => readPixelCalls(each), { timeout: 30_000 })
      .toContainEqual(["PageView", { page: "products" }]);
  }
  expect(visibleUrls()).toContain(restaurant.url("/products"));
  expect(visibleUrls().join(" ")).not.toMatch(/order_id|payment_intent/u);
});

test("the reported value is the price of variant and modifiers, times the quantity", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(({ categories }) => {
    const burrito = categories[0]?.products?.find(({ id }) => id === "burrito");
    Object.assign(burrito?.modifier_groups?.[0]?.modifiers?.[0] ?? {}, { price: 15 });
  });
  await page.goto(restaurant.url("/products"));
  await addProduct({ page, t }, "Burrito", 2, "Res");
  await expect.poll(() => reportedShoppingEvents(page)).toContain("add_to_cart");
  const added = (await reportedEvents(page)).find(({ event }) => event === "add_to_cart");
  expect(added).toMatchObject({
    ecommerce: { value: 230, items: [{ item_id: "burrito", price: 115, quantity: 2 }] },
  });
});

import type { Browser } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { hydrateOnOpen } from "../support/browser/wait-for-hydration.ts";
import {
  addProduct,
  type CustomerPage,
  fillClientStep,
  goToCart,
  placeCashOrder,
  placeOrderButton,
  readOrderNumber,
  serviceTypeButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { sandboxPixMethod } from "../support/customer/sandbox-payment.ts";
import { joinByApi, readToken } from "../support/customer/shared-cart.ts";
import { enableDelivery } from "../support/restaurant/delivery-settings.ts";
import {
  createRestaurant,
  describeLines,
  expectSingleOrder,
} from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Another guest with a phone of their own. */
async function anotherPhone(browser: Browser, { t, page }: CustomerPage): Promise<CustomerPage> {
  const locale = await page.evaluate(() => navigator.language);
  const size = page.viewportSize() ?? undefined;
  const context = await browser.newContext({ locale, ...(size && { viewport: size }) });
  context.on("page", hydrateOnOpen);
  return { page: await context.newPage(), t };
}

/** Goes from the cart to ordering together, and says a name. */
async function goTogether({ page, t }: CustomerPage, name: string, button: string) {
  await page.getByRole("link", { name: t("together.title") }).click();
  await page.getByLabel(t("together.name")).fill(name);
  await page.getByRole("button", { name: button, exact: true }).click();
}

/** The part of the page with the dishes of one guest. */
const cardOf = ({ page }: CustomerPage, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });

test("two guests at a table share a tab: one pays only their own online, also after a time offline, the other orders for all", async ({
  page,
  t,
  browser,
}) => {
  const restaurant = await createRestaurant(({ payment_methods }) => {
    payment_methods?.table?.push(sandboxPixMethod);
  });
  const table = restaurant.url(`/products?qr-id=${restaurant.id}-table`);
  const ana = { page, t };
  await page.goto(table);
  await addProduct(ana, "Taco");
  await goToCart(ana);
  // The page shows the own dishes before the server has them.
  const stored = page.waitForResponse(/\/guests\/\w+\/lines$/u);
  await goTogether(ana, "Ana", t("together.open"));
  await expect(cardOf(ana, t("together.you", { name: "Ana" }))).toContainText("Taco");
  await stored;
  // Nothing fails in the browser of a guest who leaves, and who then opens a cart again.
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: t("together.leave") }).click();
  await page.getByLabel(t("together.name")).fill("Ana");
  await page.getByRole("button", { name: t("together.open"), exact: true }).click();
  await expect(cardOf(ana, t("together.you", { name: "Ana" }))).toContainText("Taco");

  const ben = await anotherPhone(browser, ana);
  await ben.page.goto(table);
  await addProduct(ben, "Taco", 2);
  await goToCart(ben);
  await ben.page.getByRole("link", { name: t("together.title") }).click();
  await expect(ben.page.getByText(t("together.tableOpen", { count: 1 }))).toBeVisible();
  await expectAccessible(ben.page);
  await ben.page.getByLabel(t("together.name")).fill("Ben");
  await ben.page.getByRole("button", { name: t("together.join"), exact: true }).click();
  await expect(cardOf(ana, "Ben").getByRole("status")).toHaveText("2");
  await expectAccessible(page);

  await ben.page.context().setOffline(true);
  const own = cardOf(ben, t("together.you", { name: "Ben" }));
  await own.getByRole("button", { name: t("cart.more") }).click();
  await expect(own.getByRole("status")).toHaveText("3");
  await expect(own).toContainText("$90.00");
  await expect(ben.page.getByText(t("together.waiting"))).toBeVisible();
  await ben.page.context().setOffline(false);
  await expect(ben.page.getByText(t("together.waiting"))).toBeHidden();
  await expect(cardOf(ana, "Ben").getByRole("status")).toHaveText("3");

  await ben.page.getByRole("link", { name: t("together.orderMine") }).click();
  await startCheckout(ben, "TABLE");
  await expect(page.getByText(t("together.checkingOutOwn", { name: "Ben" }))).toBeVisible();
  await ben.page.getByRole("radio", { name: sandboxPixMethod.description }).check();
  await placeOrderButton(ben).click();
  await test.step("while one pays for their own dishes only these stay as they are", async () => {
    await expect(page.getByText(t("together.payingOwn", { name: "Ben" }))).toBeVisible();
    await expect(cardOf(ana, "Ben").getByRole("button", { name: t("cart.more") })).toHaveCount(0);
    await expect(serviceTypeButton(ana, "TABLE")).toHaveCount(0);
    await cardOf(ana, t("together.you", { name: "Ana" }))
      .getByRole("button", { name: t("cart.more") })
      .click();
    await expect(
      page.getByRole("button", { name: t("together.removeGuest", { name: "Ben" }) }),
    ).toBeVisible();
    await expectAccessible(page);
  });
  await ben.page.getByRole("button", { name: t("pay.test.paid") }).click();
  const number = await readOrderNumber(ben);
  await expect(cardOf(ana, "Ben")).toContainText(t("together.placed", { number }));
  await expect(page.getByText(t("together.youSend"))).toBeVisible();
  await serviceTypeButton(ana, "TABLE").click();
  await placeCashOrder(ana);

  const orders = await restaurant.listOrders();
  expect(orders.map(describeLines).toSorted()).toEqual([["2 × Taco"], ["3 × Taco"]]);
  await ben.page.context().close();
});

test("five in a group cart by a link are one takeaway order, and later the link shows nothing", async ({
  page,
  t,
  browser,
}) => {
  const restaurant = await createRestaurant((file) => {
    enableDelivery(file);
    Object.assign(file.ecommerce_settings.delivery ?? {}, { minimum_amount_for_free: 900 });
  });
  const ana = { page, t };
  await page.goto(restaurant.url("/products"));
  await addProduct(ana, "Taco");
  await goToCart(ana);
  await goTogether(ana, "Ana", t("together.open"));
  await expect(page.getByRole("img", { name: t("together.scan") })).toBeVisible();
  const token = await readToken(ana.page, restaurant);
  for (const [at, name] of ["Cleo", "Dan", "Eli"].entries())
    await (await joinByApi(restaurant, token, name))(at + 1);

  const ben = await anotherPhone(browser, ana);
  const link = restaurant.url(`/together#${token}`);
  await ben.page.goto(link);
  await expect(ben.page.getByText(t("together.invited", { name: "Ana" }))).toBeVisible();
  await ben.page.getByRole("button", { name: t("together.join"), exact: true }).click();
  await expect(cardOf(ben, "Eli")).toContainText("3 × Taco");

  const dora = await anotherPhone(browser, ana);
  await dora.page.goto(link);
  await dora.page.getByLabel(t("together.name")).fill("Dora");
  await dora.page.getByRole("button", { name: t("together.join"), exact: true }).click();
  await page.getByRole("button", { name: t("together.removeGuest", { name: "Dora" }) }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: t("together.remove"), exact: true }).click();
  await expect(page.getByText(t("together.removedGuest", { name: "Dora" }))).toBeVisible();
  await expect(dora.page.getByText(t("together.removed"))).toBeVisible();
  await expect(dora.page.getByText(/Ana|Cleo|Eli/u)).toHaveCount(0);
  await expectAccessible(dora.page);
  await dora.page.reload();
  await expect(dora.page.getByText(t("together.removed"))).toBeVisible();
  await dora.page.goto("about:blank");
  await dora.page.goto(link);
  await expect(dora.page.getByText(t("together.oldLink"))).toBeVisible();
  const present = restaurant.url(`/together#${await readToken(ana.page, restaurant)}`);

  await expect(ben.page.getByText(t("together.waitFor", { name: "Ana" }))).toBeVisible();
  await test.step("the cart of a guest leads to the group, and says nothing of delivery and offers", async () => {
    await ben.page.goto(restaurant.url("/products"));
    await addProduct(ben, "Taco");
    await goToCart(ben);
    await expect(ben.page.getByRole("link", { name: t("together.see") })).toBeVisible();
    const missing = t("cart.freeMissing", { missing: "$870.00" });
    await expect(ben.page.getByRole("dialog").getByText(missing)).toHaveCount(0);
    // The one who orders for all has it before ordering.
    await expect(page.getByText("$240.00").first()).toBeVisible();
    await ben.page.getByRole("link", { name: t("together.see") }).click();
    await expect(ben.page.getByText(t("together.waitFor", { name: "Ana" }))).toBeVisible();
  });

  await test.step("the others read who is checking out, and no longer when the checkout is closed", async () => {
    await expect(ben.page.getByText(t("together.beforeFees"))).toBeVisible();
    await serviceTypeButton(ana, "TAKEAWAY").click();
    await expect(ben.page.getByText(t("together.checkingOut", { name: "Ana" }))).toBeVisible();
    await page.goBack();
    await expect(ben.page.getByText(t("together.waitFor", { name: "Ana" }))).toBeVisible();
  });
  await serviceTypeButton(ana, "TAKEAWAY").click();
  await fillClientStep(ana, "Ana López");
  await placeCashOrder(ana);
  await expect(ben.page.getByText(t("together.sentBy", { name: "Ana" }))).toBeVisible();
  // A reload still shows what was sent, and so does the next one.
  for (const _ of [1, 2]) {
    await ben.page.reload();
    await expect(ben.page.getByText(t("together.sentBy", { name: "Ana" }))).toBeVisible();
  }
  await expect(ben.page.getByText(t("tracking.received"))).toBeVisible();
  await expect(ben.page.getByRole("heading", { name: "Eli" })).toBeVisible();
  await expectAccessible(ben.page);
  const [order, ...others] = await restaurant.listOrders();
  expect(others).toEqual([]);
  expect(order && describeLines(order)).toEqual([
    "1 × Taco",
    "1 × Taco",
    "2 × Taco",
    "3 × Taco",
    "1 × Taco",
  ]);

  const eve = await anotherPhone(browser, ana);
  await eve.page.goto(present);
  await expect(eve.page.getByText(t("together.over"))).toBeVisible();
  await expect(eve.page.getByText(/Ana|Cleo|Taco/u)).toHaveCount(0);
  await expectAccessible(eve.page);
  for (const { page: other } of [ben, dora, eve]) await other.context().close();
});

test("a reload at any step of the checkout for all keeps the dishes of all guests in the order", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  const ana = { page, t };
  await page.goto(restaurant.url("/products"));
  await addProduct(ana, "Taco");
  await goToCart(ana);
  await goTogether(ana, "Ana", t("together.open"));
  await expect(page.getByRole("img", { name: t("together.scan") })).toBeVisible();
  await (await joinByApi(restaurant, await readToken(ana.page, restaurant), "Ben"))(2);
  await expect(cardOf(ana, "Ben")).toContainText("Taco");
  await serviceTypeButton(ana, "TAKEAWAY").click();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(restaurant.url("/together"));
  await page.reload();
  await fillClientStep(ana, "Ana López");
  await expect(placeOrderButton(ana)).toContainText("$90.00");
  await page.reload();
  await expect(placeOrderButton(ana)).toContainText("$90.00");
  await placeCashOrder(ana);
  const order = await expectSingleOrder(restaurant);
  expect(describeLines(order)).toEqual(["1 × Taco", "2 × Taco"]);
});

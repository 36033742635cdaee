import { expectAccessible } from "./support/accessible.ts";
import { district, expectSummary, toSummary, write } from "./support/address-form.ts";
import { names } from "./support/other-backend/plain.ts";
import type { Different } from "./support/other-backend/server.ts";
import { type OtherStorefront, openOtherStorefront } from "./support/other-backend/storefront.ts";
import {
  addProduct,
  dialog,
  introduce,
  order,
  payCash,
  seeOrder,
  toOrder,
} from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

// One storefront for all, each test at a host of its own.
test.describe.configure({ mode: "default" });

let storefront: OtherStorefront;
test.beforeAll(async () => {
  storefront = await openOtherStorefront("other-backend");
});
test.afterAll(() => storefront?.close());

// Pictures are on a host that is not there.
test.beforeEach(async ({ page }) => {
  await page.route("https://pictures.example/**", (route) => route.fulfill({ status: 204 }));
});

let opened = 0;

/** One more restaurant of the backend; what is odd about it may change while it is open. */
function open(different: Different = {}) {
  opened += 1;
  const host = `journey-${opened}.localhost`;
  const id = storefront.backend.serve(host, different);
  return {
    ...{ id, different },
    url: (path: string) => `http://${host}:${storefront.port}${path}`,
    /** What the backend was sent, by its name for the call. */
    sent: (call: string) =>
      storefront.backend.asked
        .filter(
          (one) => one.call === call && one.path.concat(JSON.stringify(one.body)).includes(id),
        )
        .map(({ body }) => body),
  };
}

test("an order for takeaway goes from the landing page to the order's page", async ({
  page,
  t,
}) => {
  const shopper = { page, t };
  const shop = open();
  await page.goto(shop.url("/"));
  await page.getByRole("link", { name: "Menú" }).first().click();
  await addProduct(shopper, names.soup, 2);
  await addProduct(shopper, names.tamal, 1, "Grande");
  await seeOrder(shopper);
  await order(shopper, "TAKEAWAY");
  await introduce(shopper, "Ana Sofía Ríos");
  await expect(toOrder(shopper)).toContainText("$205.00");
  await expectAccessible(page);
  await payCash(shopper);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  await expect(page.getByText(names.soup)).toBeVisible();
  expect(shop.sent("createOrder")).toMatchObject([
    {
      company_id: shop.id,
      service_type: "TAKEAWAY",
      combos: [
        { product_id: "p-1", variant_id: "v-1", quantity: 2 },
        { product_id: "p-2", variant_id: "v-3", quantity: 1 },
      ],
    },
  ]);
  expect(shop.sent("updateOrder")).toMatchObject([
    { meta_data: { assigned_payment: { payment_method_id: "cash" } } },
  ]);
});

test("an order is delivered to an address in a district", async ({ page, t }) => {
  const shopper = { page, t };
  const shop = open();
  await page.goto(shop.url("/products"));
  await addProduct(shopper, names.soup, 1);
  await seeOrder(shopper);
  await order(shopper, "DELIVERY");
  await introduce(shopper, "Ana Sofía Ríos", "checkout.next.address");
  await write(shopper, { street: "Calle 59", number: "500" });
  await district(shopper).selectOption({ index: 1 });
  await toSummary(shopper).click();
  await expectSummary(shopper);
  await expect(toOrder(shopper)).toContainText("$105.00");
  await payCash(shopper);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  expect(shop.sent("createOrder")).toMatchObject([
    { service_type: "DELIVERY", address_id: expect.stringMatching(/^adr-/u), delivery_price: 25 },
  ]);
});

test("an order whose lines come as they were sent, and that begins in another state, is placed and shown", async ({
  page,
  t,
}) => {
  const shopper = { page, t };
  const shop = open({ orders: { combosAsSent: true, initialStatus: "CREATED" } });
  await page.goto(shop.url("/products"));
  await addProduct(shopper, names.soup, 2);
  await seeOrder(shopper);
  await order(shopper, "TAKEAWAY");
  await introduce(shopper, "Ana Sofía Ríos");
  await expect(toOrder(shopper)).toContainText("$160.00");
  await payCash(shopper);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  await expect(page.getByText(names.soup)).toBeVisible();
  expect(shop.sent("updateOrder")).toHaveLength(1);
});

test("coupons, points and a table's code that come late are there when they have come", async ({
  page,
  t,
}) => {
  const late = { slowMs: 3_000 };
  const shop = open({ odd: { listCoupons: late, readLoyaltySettings: late, readQr: late } });
  await page.goto(shop.url(`/products?qr-id=mesa-7.${shop.id}`));
  await expect(page.getByRole("link", { name: names.soup })).toBeVisible();
  const offers = page.getByRole("navigation", { name: t("menu.offers") });
  await expect(offers.getByRole("link", { name: t("menu.coupons") })).toBeVisible();
  await expect(offers.getByRole("link", { name: t("menu.rewards") })).toBeVisible();
  await expect(page.getByText("Mesa 7")).toBeVisible();
});

test("ways to pay and fees that fail are asked for again at the checkout, and again by the customer", async ({
  page,
  t,
  noise,
}) => {
  noise.allow(/\b500: GET \S+\/(payment-methods|order-settings)/u);
  const shopper = { page, t };
  const fails = { status: 500 };
  const shop = open({ odd: { listPaymentMethods: fails, readOrderSettings: fails } });
  await page.goto(shop.url("/products"));
  await addProduct(shopper, names.soup, 1);
  await seeOrder(shopper);
  await order(shopper, "TAKEAWAY");
  await introduce(shopper, "Ana Sofía Ríos");
  const sheet = dialog(page);
  const methods = sheet.getByRole("alert").filter({ hasText: t("checkout.methodsFailed") });
  const fee = sheet.getByRole("alert").filter({ hasText: t("tip.serviceFeeFailed") });
  await expect(methods).toBeVisible();
  await expect(fee).toBeVisible();
  shop.different.odd = {};
  await fee.getByRole("button", { name: t("trouble.retry") }).click();
  await expect(fee).toBeHidden();
  await methods.getByRole("button", { name: t("trouble.retry") }).click();
  await payCash(shopper);
});

test("a menu that cannot be loaded is loaded again by hand, and the cart is safe", async ({
  page,
  t,
}) => {
  const shopper = { page, t };
  const shop = open();
  await page.goto(shop.url("/products"));
  await addProduct(shopper, names.soup, 1);
  shop.different.odd = { listCategories: { status: 500 } };
  await page.goto(shop.url("/cart"));
  await expect(page.getByText(t("error.occurredHint"))).toBeVisible();
  await expect(page.getByRole("heading", { name: names.company })).toBeVisible();
  shop.different.odd = {};
  await page.getByRole("button", { name: t("error.retry") }).click();
  await expect(page.getByRole("listitem").filter({ hasText: names.soup })).toBeVisible();
});

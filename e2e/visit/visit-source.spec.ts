import {
  addProduct,
  fillClientStep,
  goToCart,
  placeCashOrder,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { createRestaurant, expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the visit's source is kept in every link and sent with the order", async ({ page, t }) => {
  const restaurant = await createRestaurant();
  const query = `utm_source=flyer&utm_campaign=nov&qr-id=${restaurant.id}-bar`;
  await page.goto(restaurant.url(`/?${query}`));
  const urlWithQuery = (path: string) => new RegExp(`${path}\\?${query}$`, "u");
  await page.getByRole("link", { name: t("landing.menu") }).click();
  await expect(page).toHaveURL(urlWithQuery("/products"));
  await addProduct({ page, t }, "Taco");
  await expect(page).toHaveURL(urlWithQuery("/products"));
  await goToCart({ page, t });
  await expect(page).toHaveURL(urlWithQuery("/cart"));

  // The visit lasts as long as the tab, also without the query in the address.
  await page.goto(restaurant.url("/cart"));
  await startCheckout({ page, t }, "TAKEAWAY");
  const sent = page.waitForRequest((request) => request.url().endsWith("/ms-orders/public/orders"));
  await fillClientStep({ page, t }, "Ana");
  expect((await sent).postDataJSON()).toMatchObject({
    utm_source: "flyer",
    utm_campaign: "nov",
    table_id: null,
  });
  await placeCashOrder({ page, t });
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    total: 30,
    order_title: null,
    utm_source: "flyer",
    utm_campaign: "nov",
  });
});

test("a visit is counted once, and a preview is not counted", async ({ page, context }) => {
  const restaurant = await createRestaurant();
  const answers: number[] = [];
  context.on("response", (response) => {
    if (response.url().includes("/company-visit")) answers.push(response.status());
  });
  await page.clock.install();
  for (const path of ["/", "/products", "/cart"]) {
    await page.goto(restaurant.url(path));
    await page.clock.runFor(5_000);
    await expect.poll(() => answers).toEqual([204]);
  }
  await page.waitForLoadState("networkidle");
  expect(answers).toEqual([204]);

  const preview = await context.newPage();
  await preview.clock.install();
  await preview.goto(restaurant.url("/products?preview"));
  await preview.clock.runFor(5_000);
  await preview.waitForLoadState("networkidle");
  expect(answers).toEqual([204]);
});

import { followLinks, throttle } from "../support/browser/slow-network.ts";
import { fillCart } from "../support/customer/cart-with-tacos.ts";
import {
  fillClientStep,
  placeCashOrder,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Milliseconds after which a page that has not come shows its skeleton, many times over. */
const LATE_MS = 1_000;

test("on slow 4G each link from page to page is busy at once, a late page shows its skeleton, and an order is placed @wide", async ({
  page,
  t,
  isMobile,
}) => {
  const restaurant = await createRestaurant();
  await fillCart(page, restaurant);
  await throttle(page);
  const presses = await followLinks({ page, t }, restaurant.url("/"));
  expect(presses).toHaveLength(7);
  // Nothing of the information is loaded before it is first opened.
  const toInfo = presses.find(({ to }) => to === "/info");
  expect(toInfo).toMatchObject({ busy: expect.any(Number), skeleton: expect.any(Number) });
  const late = presses.filter(({ arrived }) => (arrived ?? LATE_MS) >= LATE_MS);
  expect(late.filter(({ busy, skeleton }) => busy === null || skeleton === null)).toEqual([]);
  // The visit ends in the cart. The order is the same on a wide screen.
  if (!isMobile) return;
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana Sofía Ríos");
  expect(await placeCashOrder({ page, t })).toMatch(/^\d+$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
});

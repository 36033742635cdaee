import type { Locator } from "@playwright/test";
import {
  type CustomerPage,
  placeOrderButton,
  serviceTypeButton,
} from "../support/customer/customer-page.ts";
import { acceptTwoMethodsOfEachMode } from "../support/customer/sandbox-payment.ts";
import {
  createRestaurant,
  expectSingleOrder,
  type Restaurant,
} from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Counts a guest's taps. A field that has the focus already needs none. */
function countTaps() {
  let taps = 0;
  const tap = async (control: Locator) => {
    taps += 1;
    await control.click();
  };
  const write = async (field: Locator, text: string) => {
    await field.waitFor();
    if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field);
    await field.pressSequentially(text);
  };
  return { tap, write, count: () => taps };
}

type Guest = CustomerPage & { restaurant: Restaurant } & ReturnType<typeof countTaps>;

async function addTacoAndOrder({ page, t, tap }: Guest, type: "TAKEAWAY" | "TABLE") {
  await tap(page.getByRole("button", { name: t("menu.add", { name: "Taco" }) }));
  await tap(page.getByRole("link", { name: t("menu.seeOrder") }));
  await tap(serviceTypeButton({ page, t }, type));
}

async function place({ page, t, tap, restaurant }: Guest) {
  await tap(placeOrderButton({ page, t }));
  await expect(page).toHaveURL(/\/tracking\?/u);
  return (await restaurant.listOrders()).length;
}

test("a new guest orders for takeaway in at most 8 taps, and again in at most 4", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(acceptTwoMethodsOfEachMode);
  const first: Guest = { page, t, restaurant, ...countTaps() };
  await page.goto(restaurant.url("/products"));
  await addTacoAndOrder(first, "TAKEAWAY");
  await first.write(page.getByLabel(t("checkout.name"), { exact: true }), "Ana");
  await first.write(page.getByLabel(t("checkout.phone"), { exact: true }), "5512345678");
  await first.tap(page.getByRole("button", { name: t("checkout.next.summary") }));
  // Cash is the first method of this mode, and chosen with it.
  await first.tap(page.getByText(t("checkout.otherMethods"), { exact: true }));
  expect(await place(first)).toBe(1);
  expect(first.count()).toBeLessThanOrEqual(8);

  // On a later visit the notice about the last order has been seen.
  await page.evaluate(() => {
    const [, id = ""] = /comanda_last_order=([^;]+)/u.exec(document.cookie) ?? [];
    localStorage.setItem("comanda.toldOrder", id);
  });
  const again: Guest = { page, t, restaurant, ...countTaps() };
  await page.goto(restaurant.url("/products"));
  await again.tap(page.getByRole("button", { name: t("tracking.orderAgain") }));
  await again.tap(serviceTypeButton({ page, t }, "TAKEAWAY"));
  expect(await place(again)).toBe(2);
  expect(again.count()).toBeLessThanOrEqual(4);
});

test("a guest at a table orders in at most 5 taps", async ({ page, t }) => {
  const restaurant = await createRestaurant();
  const guest: Guest = { page, t, restaurant, ...countTaps() };
  await page.goto(restaurant.url(`/products?qr-id=${restaurant.id}-table`));
  await addTacoAndOrder(guest, "TABLE");
  expect(await place(guest)).toBe(1);
  expect(await expectSingleOrder(restaurant)).toMatchObject({ service_type: "TABLE" });
  expect(guest.count()).toBeLessThanOrEqual(5);
});

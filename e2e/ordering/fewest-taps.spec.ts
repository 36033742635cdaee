import type { Locator } from "@playwright/test";
import { addressSearchField } from "../support/customer/address-search.ts";
import {
  type CustomerPage,
  placeOrderButton,
  serviceTypeButton,
} from "../support/customer/customer-page.ts";
import { acceptTwoMethodsOfEachMode } from "../support/customer/sandbox-payment.ts";
import { enableDelivery, findDemoHouse } from "../support/restaurant/delivery-settings.ts";
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

type ServiceType = "TAKEAWAY" | "TABLE" | "DELIVERY";

async function addTacoAndOrder({ page, t, tap }: Guest, type: ServiceType) {
  await tap(page.getByRole("button", { name: t("menu.add", { name: "Taco" }) }));
  await tap(page.getByRole("link", { name: t("menu.seeOrder") }));
  await tap(serviceTypeButton({ page, t }, type));
}

async function place({ page, t, tap, restaurant }: Guest) {
  await tap(placeOrderButton({ page, t }));
  await expect(page).toHaveURL(/\/tracking\?/u);
  return (await restaurant.listOrders()).length;
}

async function writeNameAndPhone({ page, t, write }: Guest) {
  await write(page.getByLabel(t("checkout.name"), { exact: true }), "Ana");
  await write(page.getByLabel(t("checkout.phone"), { exact: true }), "5512345678");
}

/** A guest who comes back later: the notice about the last order has been seen. */
async function returnLater({ page, t, restaurant }: Guest): Promise<Guest> {
  await page.evaluate(() => {
    const [, id = ""] = /comanda_last_order=([^;]+)/u.exec(document.cookie) ?? [];
    localStorage.setItem("comanda.toldOrder", id);
  });
  await page.goto(restaurant.url("/products"));
  return { page, t, restaurant, ...countTaps() };
}

test("a new guest orders for takeaway in at most 8 taps, and again in at most 4", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(acceptTwoMethodsOfEachMode);
  const first: Guest = { page, t, restaurant, ...countTaps() };
  await page.goto(restaurant.url("/products"));
  await addTacoAndOrder(first, "TAKEAWAY");
  await writeNameAndPhone(first);
  await first.tap(page.getByRole("button", { name: t("checkout.next.summary") }));
  // Cash is the first method of this mode, and chosen with it.
  await first.tap(page.getByText(t("checkout.otherMethods"), { exact: true }));
  expect(await place(first)).toBe(1);
  expect(first.count()).toBeLessThanOrEqual(8);

  const again = await returnLater(first);
  await again.tap(page.getByRole("button", { name: t("tracking.orderAgain") }));
  await again.tap(serviceTypeButton({ page, t }, "TAKEAWAY"));
  expect(await place(again)).toBe(2);
  expect(again.count()).toBeLessThanOrEqual(4);
});

test("a new guest orders a delivery in at most 11 taps, and again in at most 4", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant((file) => {
    enableDelivery(file);
    acceptTwoMethodsOfEachMode(file);
    Object.assign(file.payment_methods ?? {}, { delivery: file.payment_methods?.takeaway });
  });
  const first: Guest = { page, t, restaurant, ...countTaps() };
  await page.goto(restaurant.url("/products"));
  await addTacoAndOrder(first, "DELIVERY");
  await writeNameAndPhone(first);
  await first.tap(page.getByRole("button", { name: t("checkout.next.address") }));
  const { number } = findDemoHouse("Durango");
  // The step focuses its field once it is shown, so that writing needs no tap.
  await expect(addressSearchField(first)).toBeFocused();
  await first.write(addressSearchField(first), `durango ${number}`);
  await first.tap(page.getByRole("option", { name: `Durango ${number}, Roma Norte` }));
  await first.write(page.getByLabel(t("checkout.address.complement"), { exact: true }), "2º B");
  await first.tap(page.getByRole("button", { name: t("checkout.place.confirm") }));
  await first.tap(page.getByText(t("checkout.otherMethods"), { exact: true }));
  expect(await place(first)).toBe(1);
  const { service_type, address } = await expectSingleOrder(restaurant);
  expect(service_type).toBe("DELIVERY");
  expect(address).toMatchObject({ complement: "2º B" });
  expect(first.count()).toBeLessThanOrEqual(11);

  const again = await returnLater(first);
  await again.tap(page.getByRole("button", { name: t("tracking.orderAgain") }));
  await again.tap(serviceTypeButton({ page, t }, "DELIVERY"));
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

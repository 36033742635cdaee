import { expectAccessible } from "./support/accessible.ts";
import {
  complement,
  deliversToDistricts,
  district,
  durango,
  expectSummary,
  home,
  listed,
  number,
  OTHER_DISTRICT,
  ownAddress,
  street,
  toForm,
  toSummary,
  write,
} from "./support/address-form.ts";
import { expectStep } from "./support/checkout-step.ts";
import { linesOf, onlyOrder } from "./support/company.ts";
import { delivers, roma } from "./support/delivery.ts";
import { hold } from "./support/hold.ts";
import { tabTo } from "./support/keyboard.ts";
import {
  addProduct,
  dialog,
  introduce,
  order,
  orderButton,
  payCash,
  type Shopper,
  seeOrder,
  toOrder,
} from "./support/shop.ts";
import { atCart } from "./support/tacos.ts";
import { expect, test } from "./support/test.ts";

test("an address in a district, written by hand, has its price and gets its order", async ({
  page,
  t,
}) => {
  const shopper = { page, t };
  const shop = await toForm(shopper);
  await expectAccessible(page);

  // What is missing is told, though the button cannot send it.
  await expect(toSummary(shopper)).toBeDisabled();
  await toSummary(shopper).click({ force: true });
  await expect(street(shopper)).toBeFocused();
  await expect(street(shopper)).toHaveAccessibleDescription(t("checkout.address.required.street"));
  await expect(district(shopper)).toHaveAccessibleDescription(
    t("checkout.address.required.district"),
  );
  await expectAccessible(page);

  await write(shopper, durango);
  await expect(
    page.getByText(t("checkout.address.costs", { price: "$25.00" }), { exact: true }),
  ).toBeVisible();
  const saving = await hold(page, /\/ms-clients\/public\/addresses$/u);
  const made = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/ms-orders/public/orders"),
  );
  await toSummary(shopper).click();
  await saving.asked;
  await expect(toSummary(shopper)).toBeDisabled();
  saving.letGo();
  await expectSummary(shopper);
  expect((await made).postDataJSON()).toMatchObject({
    service_type: "DELIVERY",
    address_id: expect.any(String),
    delivery_price: 25,
  });
  await expect(dialog(page)).toContainText(home);
  await expect(toOrder(shopper)).toContainText("$85.00");
  // A delivery with a price has no chip.
  for (const chip of ["breakdown.deliveryFree", "breakdown.deliveryLater"]) {
    await expect(dialog(page).getByText(t(chip))).toHaveCount(0);
  }
  await expectAccessible(page);
  await payCash(shopper);
  await expect(page.getByText(home)).toBeVisible();
  await expectAccessible(page);

  const placed = await onlyOrder(shop);
  expect(linesOf(placed)).toEqual(["2 × Taco"]);
  expect(placed).toMatchObject({
    status: "PENDING",
    service_type: "DELIVERY",
    delivery_price: 25,
    total: 85,
    client: { name: "Ana" },
    address: { address: "Durango 200", area_id: "roma", complement: "Int. 4" },
  });
});

test("another district than those of the list is delivered to at a price said later", async ({
  page,
  t,
}) => {
  const shopper = { page, t };
  const shop = await toForm(shopper);
  const name = page.getByLabel(t("checkout.address.districtName"));
  await write(shopper, durango);
  await expect(name).toBeHidden();
  await write(shopper, { district: OTHER_DISTRICT });
  await page.getByLabel(t("checkout.address.reference"), { exact: true }).fill("Portón azul");
  await toSummary(shopper).click({ force: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(t("checkout.address.required.districtName"));
  await name.fill("Nápoles");
  await toSummary(shopper).click();
  await expectSummary(shopper);
  await expect(dialog(page).getByText(t("breakdown.deliveryLater")).first()).toBeVisible();
  await expect(toOrder(shopper)).toContainText("$60.00");
  await expectAccessible(page);
  await payCash(shopper);
  await expect(page.getByText(t("breakdown.deliveryLater"))).toBeVisible();
  expect(await onlyOrder(shop)).toMatchObject({
    delivery_price: 0,
    total: 60,
    address: {
      address: "Durango 200",
      area_id: OTHER_DISTRICT,
      area_name: "Nápoles",
      complement: "Int. 4",
      reference: "Portón azul",
    },
  });
});

test("who comes back orders to the same address in three taps from the cart", async ({
  page,
  context,
  t,
}) => {
  const shopper = { page, t };
  const shop = await toForm(shopper);
  await write(shopper, durango);
  await toSummary(shopper).click();
  await expectSummary(shopper);
  await payCash(shopper);

  const saved = (await context.cookies()).find(({ name }) => name === "comanda_addresses");
  const first = await onlyOrder(shop);
  expect(saved).toMatchObject({ value: first.address?.id, path: "/", sameSite: "Lax" });

  await page.goto(shop.url("/products"));
  // How the last order stands is told first.
  await dialog(page)
    .getByRole("button", { name: t("sheet.close") })
    .click();
  await addProduct(shopper, "Taco", 1);
  await seeOrder(shopper);
  await page.reload();
  await orderButton(shopper, "DELIVERY").click();
  await expect(listed(shopper, home)).toBeChecked();
  await expectStep(shopper, t("checkout.address.title"), { back: true, close: false });
  await expect(page.getByRole("button", { name: t("checkout.address.coverage") })).toHaveCount(0);
  await expectAccessible(page);
  await toSummary(shopper).click();
  await expect(page.getByRole("radio", { name: "Efectivo" })).toBeChecked();
  await toOrder(shopper).click();
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);

  const [again] = await shop.orders();
  expect(again).toMatchObject({ total: 55, delivery_price: 25, address: first.address });
});

/** Two kilometres around, more or less. */
const around = [
  [0.02, -0.02],
  [0.02, 0.02],
  [-0.02, 0.02],
  [-0.02, -0.02],
].map(([north = 0, east = 0]) => ({
  latitude: roma.latitude + north,
  longitude: roma.longitude + east,
}));

/** Somebody known to a restaurant that delivers in an area, with an address in it and one far away. */
async function withTwoAddresses(shopper: Shopper) {
  const { page, t } = shopper;
  const areas = [{ id: "around", price: 25, paths: around }];
  const shop = await atCart(shopper, (file) => delivers(file, { type: "areas", area: { areas } }));
  await order(shopper, "DELIVERY");
  await introduce(shopper, "Ana", "checkout.next.address");
  await expect(page.getByRole("heading", { name: t("checkout.search.title") })).toBeVisible();
  const { latitude, longitude } = roma;
  await ownAddress(shopper, shop.id, { address: "Aquí 1", latitude, longitude: longitude + 0.005 });
  await ownAddress(shopper, shop.id, { address: "Lejos 9", latitude: latitude + 0.2, longitude });
  await page.reload();
  await page.getByRole("button", { name: t("checkout.back") }).click();
  return shop;
}

test("an address outside is marked and cannot be chosen; another one can", async ({
  page,
  t,
  noise,
}) => {
  const shopper = { page, t };
  noise.allow(/^409: GET .*delivery-area-cost/u);
  const shop = await withTwoAddresses(shopper);
  await toSummary(shopper).click();
  await expect(page.getByText(t("checkout.address.choose"))).toBeVisible();
  await expectAccessible(page);
  await expect(listed(shopper, "Lejos 9")).toHaveAccessibleDescription(
    t("checkout.address.invalid.outside_coverage"),
  );
  await listed(shopper, "Lejos 9").check();
  await toSummary(shopper).click();
  await expect(listed(shopper, "Lejos 9")).toBeDisabled();
  await expect(listed(shopper, "Lejos 9")).toHaveAccessibleDescription(
    t("checkout.address.invalid.outside_coverage"),
  );
  await expectAccessible(page);

  await page.getByRole("button", { name: t("checkout.address.coverage") }).click();
  const coverage = page.getByRole("dialog", { name: t("checkout.coverage.title") });
  await expect(coverage.getByRole("application")).toBeVisible();
  await expect(coverage.getByText(t("checkout.coverage.areas"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(coverage).toBeHidden();

  // What was refused stays so.
  await page.reload();
  await expect(listed(shopper, "Lejos 9")).toBeDisabled();
  await listed(shopper, "Aquí 1").check();
  await toSummary(shopper).click();
  await expectSummary(shopper);
  await expect(toOrder(shopper)).toContainText("$85.00");
  await payCash(shopper);
  expect(await onlyOrder(shop)).toMatchObject({ total: 85, address: { address: "Aquí 1" } });
});

test("by keyboard alone from the cart to the order", async ({ page, t }) => {
  const shopper = { page, t };
  const shop = await atCart(shopper, deliversToDistricts);
  await orderButton(shopper, "DELIVERY").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
  await tabTo(page.getByLabel(t("checkout.name"), { exact: true }));
  await page.keyboard.type("Ana");
  await tabTo(page.getByLabel(t("checkout.phone"), { exact: true }));
  await page.keyboard.type("5512345678");
  await page.keyboard.press("Enter");
  await expect(street(shopper)).toBeVisible();
  await tabTo(street(shopper));
  await page.keyboard.type("Durango");
  await tabTo(number(shopper));
  await page.keyboard.type("200");
  await tabTo(district(shopper));
  await page.keyboard.type("Roma");
  await tabTo(complement(shopper));
  await page.keyboard.type("Int. 4");
  await page.keyboard.press("Enter");
  await expectSummary(shopper);
  await tabTo(page.getByRole("radio", { name: "Efectivo" }));
  await page.keyboard.press("Space");
  await tabTo(toOrder(shopper));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
  expect(await onlyOrder(shop)).toMatchObject({ total: 85, address: { area_id: "roma" } });
});

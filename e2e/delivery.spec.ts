import { expectAccessible } from "./support/accessible.ts";
import {
  complement,
  deliversToDistricts,
  district,
  durango,
  expectSummary,
  listed,
  number,
  OTHER_DISTRICT,
  ownAddress,
  street,
  toForm,
  toSummary,
  write,
} from "./support/address-form.ts";
import { linesOf, onlyOrder } from "./support/company.ts";
import { delivers, roma } from "./support/delivery.ts";
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

const home = "Durango 200 - Int. 4 (Roma Norte)";

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
  await toSummary(shopper).click();
  await expectSummary(shopper);
  await expect(dialog(page)).toContainText(home);
  await expect(toOrder(shopper)).toContainText("$85.00");
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
  await write(shopper, { ...durango, district: OTHER_DISTRICT });
  const name = page.getByLabel(t("checkout.address.districtName"));
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
    address: { area_id: OTHER_DISTRICT, area_name: "Nápoles" },
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
  await expectAccessible(page);
  await toSummary(shopper).click();
  await expect(page.getByRole("radio", { name: "Efectivo" })).toBeChecked();
  await toOrder(shopper).click();
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);

  const [again] = await shop.orders();
  expect(again).toMatchObject({ total: 55, delivery_price: 25, address: first.address });
});

/** Somebody known to a restaurant that goes as far as two kilometres, with an address near and one far. */
async function withTwoAddresses(shopper: Shopper) {
  const { page, t } = shopper;
  const shop = await atCart(shopper, (file) =>
    delivers(file, { type: "ranges", ranges: [{ max: 2, price: 25 }] }),
  );
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
  await expect(coverage).toBeVisible();
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

test("what a cart lacks to the minimum is told in the cart, and in the checkout", async ({
  page,
  t,
  noise,
}) => {
  const shopper = { page, t };
  noise.allow(/^409: POST .*\/orders$/u);
  const shop = await atCart(shopper, (file) => {
    deliversToDistricts(file);
    Object.assign(file.ecommerce_settings.delivery ?? {}, { minimum_amount_to_allow: 100 });
  });
  await expect(page.getByText(t("reason.belowMinimum", { missing: "$40.00" }))).toBeVisible();
  await expect(orderButton(shopper, "TAKEAWAY")).toBeEnabled();
  const delivery = page.getByRole("button", { name: t("serviceType.delivery") });
  await expect(delivery).toBeDisabled();
  await expectAccessible(page);

  const minimum = (amount: number) =>
    shop.change((file) =>
      Object.assign(file.ecommerce_settings.delivery ?? {}, { minimum_amount_to_allow: amount }),
    );
  await minimum(50);
  await page.reload();
  await order(shopper, "DELIVERY");
  await introduce(shopper, "Ana", "checkout.next.address");
  await write(shopper, durango);
  await minimum(100);
  await toSummary(shopper).click();
  await expect(page.getByRole("alert")).toContainText(
    t("reason.belowMinimum", { missing: "$40.00" }),
  );
  await page.getByRole("button", { name: t("trouble.toCart") }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(delivery).toBeDisabled();
  expect(await shop.orders()).toEqual([]);
});

test("by keyboard alone from the cart to the order", async ({ page, t }) => {
  const shopper = { page, t };
  const shop = await atCart(shopper, deliversToDistricts);
  await orderButton(shopper, "DELIVERY").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
  const tabTo = async (target: ReturnType<typeof street>) => {
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(target).toBeFocused({ timeout: 50 });
    }).toPass({ timeout: 15_000, intervals: [0] });
  };
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

test("who loses the network while the address is sent loses nothing else", async ({
  page,
  context,
  t,
  noise,
}) => {
  const shopper = { page, t };
  noise.allow(/ERR_INTERNET_DISCONNECTED/u);
  const shop = await toForm(shopper);
  await write(shopper, durango);
  await context.setOffline(true);
  await toSummary(shopper).click();
  await expect(page.getByRole("alert")).toContainText(t("trouble.offline"));
  await expect(street(shopper)).toHaveValue("Durango");
  await context.setOffline(false);
  await expectSummary(shopper);
  await page.goBack();
  await expect(page.getByRole("radio")).toHaveCount(1);

  await context.setOffline(true);
  await toSummary(shopper).click();
  await expect(page.getByRole("alert")).toContainText(t("trouble.offline"));
  await context.setOffline(false);
  await expectSummary(shopper);
  await payCash(shopper);
  expect(await onlyOrder(shop)).toMatchObject({ total: 85 });
});

test("what is corrected while there is no network is what is sent when there is", async ({
  page,
  context,
  t,
  noise,
}) => {
  const shopper = { page, t };
  noise.allow(/ERR_INTERNET_DISCONNECTED/u);
  const shop = await toForm(shopper);
  await write(shopper, durango);
  await context.setOffline(true);
  await toSummary(shopper).click();
  await expect(page.getByRole("alert")).toContainText(t("trouble.offline"));
  await number(shopper).fill("20");
  await complement(shopper).fill("Torre B, depto 5");
  await context.setOffline(false);
  await expectSummary(shopper);
  await payCash(shopper);
  expect(await onlyOrder(shop)).toMatchObject({
    address: { address: "Durango 20", complement: "Torre B, depto 5" },
  });
});

test("what the restaurant asks for meanwhile is told at its field, and can be written", async ({
  page,
  t,
  noise,
}) => {
  const shopper = { page, t };
  noise.allow(/^422: POST .*addresses/u);
  await toForm(shopper);
  await write(shopper, durango);
  const errors = [{ path: "complement", message: "is required by the company" }];
  await page.route(
    /\/public\/addresses$/u,
    (route) => route.fulfill({ status: 422, json: { code: "invalid_body", errors } }),
    { times: 1 },
  );
  await toSummary(shopper).click();
  await expect(complement(shopper)).toHaveAccessibleDescription(t("trouble.complement"));
  await expect(complement(shopper)).toBeFocused();
  await complement(shopper).fill("Torre B, piso 4");
  await toSummary(shopper).click();
  await expectSummary(shopper);
});

test("who corrects their phone confirms the address, and does not write it again", async ({
  page,
  t,
}) => {
  const shopper = { page, t };
  const shop = await toForm(shopper);
  await write(shopper, durango);
  await toSummary(shopper).click();
  await expectSummary(shopper);
  await page.getByRole("button", { name: t("checkout.editClient") }).click();
  await page.getByLabel(t("checkout.phone"), { exact: true }).fill("55 1234 5679");
  await dialog(page).locator("button[type=submit]").click();
  await expect(street(shopper)).toHaveValue("Durango");
  await expect(number(shopper)).toHaveValue("200");
  await expect(district(shopper)).toHaveValue("roma");
  await expect(complement(shopper)).toHaveValue("Int. 4");
  await toSummary(shopper).click();
  await expectSummary(shopper);
  await payCash(shopper);
  expect(await onlyOrder(shop)).toMatchObject({ total: 85, address: { address: "Durango 200" } });
});

test("hurried double taps make one address and one order", async ({ page, t }) => {
  const shopper = { page, t };
  const shop = await toForm(shopper);
  await write(shopper, durango);
  await toSummary(shopper).dblclick();
  await expectSummary(shopper);
  await page.goBack();
  await expect(page.getByRole("radio")).toHaveCount(1);
  await toSummary(shopper).dblclick();
  await expectSummary(shopper);
  await page.getByRole("radio", { name: "Efectivo" }).check();
  await toOrder(shopper).dblclick();
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
  expect(await onlyOrder(shop)).toMatchObject({ total: 85 });
});

test("a reload at any step of the delivery loses nothing", async ({ page, t }) => {
  const shopper = { page, t };
  const shop = await toForm(shopper);
  await write(shopper, durango);
  await page.reload();
  await expect(street(shopper)).toHaveValue("Durango");
  await expect(district(shopper)).toHaveValue("roma");
  await expect(complement(shopper)).toHaveValue("Int. 4");
  await toSummary(shopper).click();
  await expectSummary(shopper);
  await page.reload();
  await expect(dialog(page)).toContainText(home);
  await expect(toOrder(shopper)).toContainText("$85.00");
  await page.getByRole("button", { name: t("checkout.address.edit") }).click();
  await page.reload();
  await expect(listed(shopper, home)).toBeChecked();
  await toSummary(shopper).click();
  await expectSummary(shopper);
  await payCash(shopper);
  expect(await onlyOrder(shop)).toMatchObject({ total: 85, delivery_price: 25 });
});

test("Back leads from each step to the one before, and keeps what was written", async ({
  page,
  t,
}) => {
  const shopper = { page, t };
  const shop = await toForm(shopper);
  await write(shopper, durango);
  // Without an address there is no list to go back to.
  await page.getByRole("button", { name: t("checkout.back") }).click();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
  await page.getByRole("button", { name: t("checkout.next.address") }).click();
  await expect(street(shopper)).toHaveValue("Durango");
  await toSummary(shopper).click();
  await expectSummary(shopper);

  // The list is behind the summary now, and behind it who orders.
  await page.goBack();
  await expect(listed(shopper, home)).toBeChecked();
  await page.getByRole("button", { name: t("checkout.address.add") }).click();
  await expect(street(shopper)).toHaveValue("");
  await page.goBack();
  await expect(listed(shopper, home)).toBeChecked();
  await page.getByRole("button", { name: t("checkout.back") }).click();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();

  // Who is known, with an address, begins with the list; Back from it leaves.
  await order(shopper, "DELIVERY");
  await expect(listed(shopper, home)).toBeChecked();
  await page.getByRole("button", { name: t("checkout.back") }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await shop.orders()).toEqual([]);
});

test("from when on delivery is free is told, and free it is", async ({ page, t }) => {
  const shopper = { page, t };
  const free = { minimum_amount_for_free: 90 };
  const shop = await atCart(shopper, (file) => {
    deliversToDistricts(file);
    Object.assign(file.ecommerce_settings.delivery ?? {}, free);
  });
  await expect(page.getByText(t("cart.freeMissing", { missing: "$30.00" }))).toBeVisible();
  await page.goto(shop.url("/products"));
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const banner = page.getByText(t("cart.freeFrom", { minimum: "$90.00" }));
  await addProduct(shopper, "Taco", 1);
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await expect(banner).toBeHidden();
  await addProduct(shopper, "Taco", 2);
  await expect(banner).toBeHidden();
  await seeOrder(shopper);
  await expect(page.getByText(t("cart.freeReached"))).toBeVisible();
  await expectAccessible(page);

  await order(shopper, "DELIVERY");
  await introduce(shopper, "Ana", "checkout.next.address");
  await write(shopper, durango);
  await toSummary(shopper).click();
  await expectSummary(shopper);
  await expect(dialog(page).getByText(t("breakdown.deliveryFree")).first()).toBeVisible();
  await expect(toOrder(shopper)).toContainText("$90.00");
  await payCash(shopper);
  expect(await onlyOrder(shop)).toMatchObject({ total: 90, delivery_price: 0 });
});

test("a delivery price that changes on the way is told before it is paid", async ({
  page,
  t,
  noise,
}) => {
  const shopper = { page, t };
  noise.allow(/^409: PATCH/u);
  const shop = await toForm(shopper);
  await write(shopper, durango);
  await toSummary(shopper).click();
  await expectSummary(shopper);
  await expect(toOrder(shopper)).toContainText("$85.00");
  await shop.change((file) => {
    const [first] = file.ecommerce_settings.delivery?.prices?.districts ?? [];
    if (first) first.price = 40;
  });
  await page.getByRole("radio", { name: "Efectivo" }).check();
  await toOrder(shopper).click();
  await expect(
    page.getByText(t("checkout.deliveryPriceChange", { before: "$25.00", now: "$40.00" })),
  ).toBeVisible();
  await expect(toOrder(shopper)).toContainText("$100.00");
  await expectAccessible(page);
  await toOrder(shopper).click();
  await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
  expect(await onlyOrder(shop)).toMatchObject({ total: 100, delivery_price: 40 });
});

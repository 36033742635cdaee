import {
  complement,
  district,
  durango,
  expectSummary,
  home,
  listed,
  number,
  street,
  toForm,
  toSummary,
  write,
} from "./support/address-form.ts";
import { onlyOrder } from "./support/company.ts";
import { dialog, order, payCash, toOrder } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

test("who loses the network while the address is sent loses nothing else, and may correct it meanwhile", async ({
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
  // What is corrected while there is no network is what is sent when there is.
  await number(shopper).fill("20");
  await complement(shopper).fill("Torre B, depto 5");
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
  expect(await onlyOrder(shop)).toMatchObject({
    total: 85,
    address: { address: "Durango 20", complement: "Torre B, depto 5" },
  });
});

test("what the restaurant asks for meanwhile is told at its field; who then corrects their phone writes no address again", async ({
  page,
  t,
  noise,
}) => {
  const shopper = { page, t };
  noise.allow(/^422: POST .*addresses/u);
  const shop = await toForm(shopper);
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

  // Another phone is another client, who has no address yet.
  await page.getByRole("button", { name: t("checkout.editClient") }).click();
  await page.getByLabel(t("checkout.phone"), { exact: true }).fill("55 1234 5679");
  await dialog(page).locator("button[type=submit]").click();
  await expect(street(shopper)).toHaveValue("Durango");
  await expect(number(shopper)).toHaveValue("200");
  await expect(district(shopper)).toHaveValue("roma");
  await expect(complement(shopper)).toHaveValue("Torre B, piso 4");
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

import { expectAccessible } from "./support/accessible.ts";
import { onlyOrder, openRestaurant } from "./support/company.ts";
import { type CompanyFile, closeNow } from "./support/company-file.ts";
import {
  addProduct,
  dialog,
  introduce,
  order,
  orderButton,
  payCash,
  seeOrder,
  toOrder,
} from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

function takesLaterOrders({ ecommerce_settings: { takeaway } }: CompanyFile): void {
  if (takeaway) takeaway.scheduled_orders_enabled = true;
}

test("closed, with orders for later: the customer chooses when, and the order says so", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant((file) => {
    closeNow(file);
    takesLaterOrders(file);
  });
  await page.goto(shop.url("/products"));
  const told = page.getByRole("dialog", { name: t("later.title") });
  await told.getByRole("button", { name: t("later.choose") }).click();
  await expect(told).toBeHidden();
  await addProduct({ page, t }, "Taco", 2);
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");

  // Without a time nothing is sent.
  await toOrder({ page, t }).click();
  await expect(page.getByText(t("schedule.required"))).toBeVisible();
  await page.getByRole("button", { name: t("schedule.another") }).click();
  const sheet = page.getByRole("dialog", { name: t("schedule.title") });
  await sheet
    .getByRole("group", { name: t("schedule.time") })
    .getByRole("radio")
    .nth(1)
    .press(" ");
  await sheet
    .getByRole("button", { name: confirming(t("schedule.confirm", { moment: "" })) })
    .click();
  await expect(sheet).toBeHidden();
  await payCash({ page, t });

  const placed = await onlyOrder(shop);
  const meant = new Date(placed.scheduled_delivery_date ?? "");
  expect(placed).toMatchObject({ status: "PENDING", total: 60, service_type: "TAKEAWAY" });
  expect(meant.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
  await expect(page.locator(`time[datetime="${meant.toISOString()}"]`)).toBeVisible();
});

test("open, and yet for later: what was chosen is on the order, and survives a reload", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant(takesLaterOrders);
  await page.goto(shop.url("/products"));
  await addProduct({ page, t }, "Taco");
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await expect(dialog(page)).toContainText(t("checkout.soon"));
  await page.getByRole("button", { name: t("schedule.action") }).click();
  const sheet = page.getByRole("dialog", { name: t("schedule.title") });
  await sheet.getByRole("radio", { name: t("schedule.later") }).check();
  await sheet
    .getByRole("group", { name: t("schedule.day") })
    .getByRole("radio")
    .nth(1)
    .press(" ");
  await sheet
    .getByRole("button", { name: confirming(t("schedule.confirm", { moment: "" })) })
    .click();
  await expect(dialog(page).getByText(t("schedule.later"))).toBeVisible();
  await page.reload();
  await expect(dialog(page).getByText(t("schedule.later"))).toBeVisible();
  await payCash({ page, t });

  const placed = await onlyOrder(shop);
  const meant = new Date(placed.scheduled_delivery_date ?? "");
  expect(meant.getTime()).toBeGreaterThan(Date.now());
  await expect(page.locator(`time[datetime="${meant.toISOString()}"]`)).toBeVisible();
});

test("closed, with no orders for later: the customer is told when it opens, and cannot order", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant(closeNow);
  await page.goto(shop.url("/products"));
  const hours = page.getByRole("dialog", { name: t("hours.title") });
  await expect(hours).toBeVisible();
  await expectAccessible(page);
  await hours.getByRole("button", { name: t("sheet.close") }).click();
  await expect(hours).toBeHidden();
  await addProduct({ page, t }, "Taco");
  await seeOrder({ page, t });
  await expect(page.getByText(confirming(t("reason.opens", { time: "" })))).toBeVisible();
  await expect(orderButton({ page, t }, "TAKEAWAY")).toBeDisabled();
  expect(await shop.orders()).toEqual([]);
});

test("it closes while the customer orders: they are told, and nothing is sent", async ({
  page,
  t,
  noise,
}) => {
  noise.allow(/^409: PATCH/u);
  const shop = await openRestaurant();
  await page.goto(shop.url("/products"));
  await addProduct({ page, t }, "Taco");
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await expect(toOrder({ page, t })).toContainText("$30.00");
  await shop.change(closeNow);
  await toOrder({ page, t }).click();
  const hours = page.getByRole("dialog", { name: t("hours.title") });
  await expect(hours.getByText(confirming(t("hours.closedUntil", { moment: "" })))).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/products");
  await hours.getByRole("button", { name: t("sheet.close") }).click();
  // The cart waits for the opening.
  await seeOrder({ page, t });
  await expect(orderButton({ page, t }, "TAKEAWAY")).toBeDisabled();
  expect(await shop.orders()).toEqual([]);
});

/** What begins with these words, whatever moment follows. */
function confirming(words: string): RegExp {
  return new RegExp(`^${words.replace(/[\s.:]*$/u, "")}`, "u");
}

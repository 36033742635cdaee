import { comanda } from "./support/comanda.ts";
import {
  addBurrito,
  dialog,
  introduce,
  order,
  payCash,
  seeOrder,
  toOrder,
} from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ page, t }) => {
  await page.goto("/products");
  await addBurrito({ page, t });
  await seeOrder({ page, t });
});

test("a reload in mid-checkout loses nothing", async ({ page, t }) => {
  await order({ page, t }, "TAKEAWAY");
  await page.getByLabel(t("checkout.name"), { exact: true }).fill("Ana");
  await page.reload();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
  await introduce({ page, t }, "Ana");
  await expect(dialog(page)).toContainText("$300.00");
  await page.reload();
  await expect(dialog(page)).toContainText("$300.00");
  await payCash({ page, t });
});

test("the browser's back button goes a step back, and forward finds everything", async ({
  page,
  t,
}) => {
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await expect(dialog(page)).toContainText("$300.00");
  await page.goBack();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: t("cart.title") })).toBeVisible();
  await order({ page, t }, "TAKEAWAY");
  await expect(dialog(page)).toContainText("$300.00");
});

test("who goes back out of the checkout starts over", async ({ page, t }) => {
  await order({ page, t }, "ONSITE");
  await dialog(page).getByRole("textbox").fill("Mesa 7");
  await page.getByRole("button", { name: t("checkout.back") }).click();
  await expect(dialog(page)).toBeHidden();
  await order({ page, t }, "ONSITE");
  await expect(dialog(page).getByRole("textbox")).toHaveValue("");
  await dialog(page).getByRole("textbox").fill("Mesa 8");
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await order({ page, t }, "ONSITE");
  await expect(dialog(page).getByRole("textbox")).toHaveValue("");
});

test("prices that change while ordering: the customer is told, and orders anew", async ({
  page,
  t,
  noise,
}) => {
  noise.allow(/^409: PATCH/u);
  await page.route(
    /\/orders\//u,
    (route) =>
      route.fulfill({
        status: 409,
        contentType: "application/problem+json",
        json: { code: "not_orderable", reasons: [{ code: "price_changed" }] },
      }),
    { times: 1 },
  );
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await page.getByRole("radio", { name: "Efectivo" }).check();
  await toOrder({ page, t }).click();
  await expect(page.getByText(t("reason.priceChanged"))).toBeVisible();
  await toOrder({ page, t }).click();
  await expect(page).toHaveURL(/\/tracking\?order_id=/u);
});

test("a double tap on the last button makes one order", async ({ page, t }, testInfo) => {
  const name = `Dos Veces ${testInfo.project.name.replace(/[^a-z]/giu, "")}`;
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, name);
  await page.getByRole("radio", { name: "Efectivo" }).check();
  await toOrder({ page, t }).dblclick();
  await expect(page).toHaveURL(/\/tracking\?order_id=/u);
  const { stdout } = await comanda("orders", "list", "--host", "demo.localhost", "--json");
  const orders = JSON.parse(stdout) as { client_name: string }[];
  expect(orders.filter(({ client_name }) => client_name === name)).toHaveLength(1);
});

test("offline while ordering: the customer is told, and the order goes when they are back", async ({
  page,
  context,
  t,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/u);
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await page.getByRole("radio", { name: "Efectivo" }).check();
  await expect(dialog(page)).toContainText("$300.00");
  await context.setOffline(true);
  await toOrder({ page, t }).click();
  await expect(page.getByText(t("trouble.offline"))).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/tracking\?order_id=/u);
});

import { comanda } from "./support/comanda.ts";
import {
  addBurrito,
  dialog,
  introduce,
  order,
  orderNumber,
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

test("a double tap on the last button makes one order", async ({ page, t }) => {
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Dos Veces");
  await page.getByRole("radio", { name: "Efectivo" }).check();
  await toOrder({ page, t }).dblclick();
  await expect(page).toHaveURL(/\/tracking\?order_id=/u);
  const number = await orderNumber({ page, t });
  const { stdout } = await comanda("orders", "list", "--host", "demo.localhost", "--json");
  const own = (JSON.parse(stdout) as { public_id: number; client_name: string }[]).filter(
    (each) => Math.abs(each.public_id - Number(number)) <= 1 && each.client_name === "Dos Veces",
  );
  expect(own).toHaveLength(1);
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

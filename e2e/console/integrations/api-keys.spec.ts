import { expect } from "@playwright/test";
import { moveTo } from "../../support/browser/move-to.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

test("an owner makes a key, a program accepts an order with it, and the revoked key is refused", async ({
  openConsole,
  playwright,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  const { page, t } = await openConsole(restaurant, "settings", { role: "owner", name: "Ana" });
  await page.getByRole("link", { name: t("integrations.title") }).click();
  await expect(page.getByText(t("integrations.noKeys"))).toBeVisible();
  await page.getByRole("button", { name: t("integrations.addKey") }).click();
  const sheet = page.getByRole("dialog", { name: t("integrations.addKey") });
  const make = sheet.getByRole("button", { name: t("integrations.make"), exact: true });
  await make.click();
  await expect(sheet.getByText(t("integrations.nameMissing"))).toBeVisible();
  await expect(sheet.getByText(t("integrations.permissionMissing"))).toBeVisible();
  await sheet.getByRole("textbox", { name: t("integrations.keyName") }).fill("Kitchen display");
  for (const permission of ["orders.read", "orders.advance"] as const)
    await sheet
      .getByRole("checkbox", { name: t(`integrations.permission.${permission}`), exact: true })
      .check();
  await make.click();

  const shown = page.getByRole("dialog", { name: t("integrations.keyTitle") });
  const token = (await shown.getByText(/^cmd_live_[\w-]{43}$/u).textContent()) ?? "";
  // It cannot be shown again: Escape asks before it is copied.
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: t("integrations.uncopiedTitle") });
  await question.getByRole("button", { name: t("integrations.uncopiedStay") }).press("Enter");
  await expect(shown.getByText(token)).toBeVisible();
  await shown.getByRole("button", { name: t("sheet.close") }).click();
  await expect(page.getByText(t("integrations.neverUsed"))).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);

  // Node finds no names below localhost, so the header names the console.
  const { host, port } = new URL(page.url());
  const program = await playwright.request.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    extraHTTPHeaders: { host, authorization: `Bearer ${token}` },
  });
  const orders = `/ms-orders/companies/${restaurant.id}`;
  const accept = await program.post(`${orders}/orders/${order.id}/accept`, {
    data: { revision: 1, minutes: 15 },
  });
  expect(await accept.json()).toMatchObject({ status: "PREPARING" });
  const refused = await program.get(`/ms-menu/companies/${restaurant.id}/menu`);
  expect(refused.status()).toBe(403);

  await page.reload();
  await expect(page.getByText(t("integrations.neverUsed"))).toHaveCount(0);
  await page.getByRole("button", { name: t("integrations.revoke"), exact: true }).click();
  await page.getByRole("button", { name: t("integrations.revokeNow") }).click();
  await expect(page.getByText(t("integrations.noKeys"))).toBeVisible();
  expect((await program.get(`${orders}/board`)).status()).toBe(401);
  await program.dispose();

  await moveTo(page, page.url().replace(/integrations$/u, "audit"));
  const entries = page.getByRole("listitem").filter({ hasText: "Kitchen display" });
  for (const action of ["orders.accept", "api_keys.first_use", "api_keys.revoke"])
    await expect(entries.filter({ hasText: t(`audit.action.${action}`) })).toBeVisible();
});

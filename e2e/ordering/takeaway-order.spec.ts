import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import {
  addDemoBurrito,
  cartLines,
  fillClientStep,
  goToCart,
  placeCashOrder,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { runComanda } from "../support/run-comanda.ts";
import { expect, test } from "../support/test.ts";

test("a takeaway order goes from the landing page to its delivery at the counter @wide", async ({
  page,
  context,
  t,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: /^(Ver el menú|See the menu)$/u }).click();
  await addDemoBurrito({ page, t });

  await goToCart({ page, t });
  await expect(page).toHaveURL(/\/cart$/u);
  await expect(cartLines(page)).toContainText(["Burrito norteño"]);
  await expect(cartLines(page)).toContainText(["Arrachera"]);
  await expectAccessible(page);
  await startCheckout({ page, t }, "TAKEAWAY");
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await fillClientStep({ page, t }, "Ana Sofía Ríos");

  await expect(dialog(page)).toContainText("$300.00");
  await expect(placeOrderButton({ page, t })).toContainText("$300.00");
  await expectAccessible(page);
  const number = await placeCashOrder({ page, t });
  const orderId = new URL(page.url()).searchParams.get("order_id");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  await expectAccessible(page);

  const shown = await runComanda("orders", "show", number, "--host", "demo.localhost", "--json");
  expect(JSON.parse(shown.stdout)).toMatchObject({
    status: "PENDING",
    service_type: "TAKEAWAY",
    total: 300,
    client: { name: "Ana Sofía Ríos", phone_number: "5512345678" },
    combos: [{ name: "Burrito norteño", variant_name: "Grande", quantity: 2, unit_price: 150 }],
  });

  for (const state of [
    "tracking.preparing",
    "tracking.ready.pickup",
    "tracking.delivered.pickup",
  ]) {
    expect(await runComanda("orders", "advance", number, "--host", "demo.localhost")).toMatchObject(
      {
        code: 0,
      },
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(state));
  }

  const cookies = await context.cookies();
  const last = cookies.find(({ name }) => name === "comanda_last_order");
  const clientName = cookies.find(({ name }) => name === "comanda_client_name");
  expect(last?.value).toBe(orderId);
  expect(decodeURIComponent(clientName?.value ?? "")).toBe("Ana Sofía Ríos");
  for (const cookie of [last, clientName]) {
    expect(cookie).toMatchObject({ domain: "demo.localhost", path: "/", sameSite: "Lax" });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
  }
  await page.goto("/tracking");
  await expect(page.getByText(t("tracking.number", { number }))).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByText(t("checkout.placed"), { exact: true })).toBeVisible();
  await expect(page.getByText("Burrito norteño")).toHaveCount(0);
});

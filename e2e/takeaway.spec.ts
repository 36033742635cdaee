import { expectAccessible } from "./support/accessible.ts";
import { comanda } from "./support/comanda.ts";
import { addBurrito, dialog, introduce, order, payCash, seeOrder } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

test("an order for takeaway, from the landing page to the counter", async ({ page, t }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Ver el menú" }).click();
  await addBurrito({ page, t });

  await seeOrder({ page, t });
  await expect(page).toHaveURL(/\/cart$/u);
  await expect(page.getByRole("listitem").filter({ hasText: "Burrito norteño" })).toContainText(
    "Arrachera",
  );
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana Sofía Ríos");

  await expect(dialog(page)).toContainText("$300.00");
  await expectAccessible(page);
  const number = await payCash({ page, t });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  await expectAccessible(page);

  const shown = await comanda("orders", "show", number, "--host", "demo.localhost", "--json");
  expect(JSON.parse(shown.stdout)).toMatchObject({
    status: "PENDING",
    service_type: "TAKEAWAY",
    total: 300,
    client: { name: "Ana Sofía Ríos", phone_number: "5512345678" },
    combos: [{ name: "Burrito norteño", variant_name: "Grande", quantity: 2, unit_price: 150 }],
  });

  for (const state of ["tracking.preparing", "tracking.ready.pickup", "tracking.delivered"]) {
    expect(await comanda("orders", "advance", number, "--host", "demo.localhost")).toMatchObject({
      code: 0,
    });
    await page.getByRole("button", { name: t("tracking.reload") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(state));
  }

  await page.goto("/cart");
  await expect(page.getByText(t("cart.empty"))).toBeVisible();
});

test("an order that the restaurant cancels says so, with its reason", async ({ page, t }) => {
  await page.goto("/products");
  await addBurrito({ page, t });
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Luis");
  const number = await payCash({ page, t });

  await comanda(
    "orders",
    "cancel",
    number,
    "--host",
    "demo.localhost",
    "--reason",
    "Se acabó la harina",
  );
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.cancelled"));
  await expect(page.getByText("Se acabó la harina")).toBeVisible();
  await expectAccessible(page);
});

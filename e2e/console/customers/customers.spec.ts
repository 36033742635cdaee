import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { expectAccessibleAlsoWide } from "../../support/browser/accessibility.ts";
import { moveTo } from "../../support/browser/move-to.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { arabicPhone, test } from "../../support/staff/console-test.ts";

/** The customer of `placeOrderByApi`. */
const NAME = "Otra Persona";
const PHONE = "+525598765432";

test("an owner finds, exports and erases a customer on a dark phone in Arabic, and its pages fit a wide screen", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(2), { comment: "Sin cebolla" });
  await restaurant.cancelOrder(order.public_id, "Se acabó");
  await restaurant.advanceOrder((await placeOrderByApi(restaurant.id, tacoLines(1))).public_id, 3);
  const options = { role: "owner", name: "Bea", ...arabicPhone } as const;
  const { page, t } = await openConsole(restaurant, "customers", options);
  await expect(page.getByText(t("customers.total", { count: 1 }))).toBeVisible();

  await page.getByLabel(t("customers.search")).fill("nadie");
  await page.getByRole("button", { name: t("customers.searchButton") }).click();
  await expect(page.getByText(t("customers.notFound"))).toBeVisible();
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await page.getByLabel(t("customers.search")).fill("5432");
  await page.getByRole("button", { name: t("customers.searchButton") }).click();
  await expect(page).toHaveURL(/search=5432/u);
  const list = page.waitForEvent("download");
  await page.getByRole("button", { name: t("reports.csv") }).click();
  const rows = readFileSync(await (await list).path(), "utf8").split("\r\n");
  expect(rows[0]).toContain(t("customers.file.phone"));
  expect(rows.slice(1)).toEqual([
    expect.stringMatching(/^Otra Persona,525598765432,1,[\d.]+,,20/u),
  ]);
  await page.getByRole("link", { name: NAME }).click();

  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
  await expect(page.getByRole("link", { name: "+52 55 9876 5432" })).toHaveAttribute(
    "href",
    `tel:${PHONE}`,
  );
  await expect(page.getByRole("link", { name: String(order.public_id) })).toContainText(
    t("board.status.cancelled"),
  );
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: t("customers.export.button") }).click();
  const file = await (await saving).path();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
    clients: [{ name: NAME }, { name: NAME }],
    orders: [{ comment: "Sin cebolla", cancel_reason: "Se acabó" }, { comment: null }],
  });
  await expect(page.getByText(t("customers.export.done"))).toBeVisible();

  await page.getByRole("button", { name: t("customers.erase.openSheet") }).click();
  const sheet = page.getByRole("dialog");
  const digits = sheet.getByLabel(t("customers.erase.digits", { count: 4 }));
  await expect(sheet.getByText(t("customers.erase.staysText", { count: 1 }))).toBeVisible();
  await digits.fill("1234");
  await sheet.getByRole("button", { name: t("customers.erase.confirm") }).click();
  await expect(digits).toHaveAccessibleDescription(
    t("customers.erase.wrongDigits", { phone: "+52 55 9876 5432" }),
  );
  await expect(digits).toHaveValue("1234");
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await digits.fill("5432");
  await expect(digits).toHaveAttribute("aria-invalid", "false");
  await sheet.getByRole("button", { name: t("customers.erase.confirm") }).click();
  await expect(page.getByText(t("customers.erase.done"))).toBeVisible();
  await expect(page.getByText(t("customers.total", { count: 0 }), { exact: true })).toBeVisible();

  await moveTo(page, page.url().replace(/customers.*$/u, `history?search=${order.public_id}`));
  const row = page.getByRole("link", { name: String(order.public_id) });
  await expect(row).toContainText(t("board.order.erased"));
  await row.click();
  const panel = page.getByRole("dialog").first();
  const customer = panel.getByRole("region", { name: t("board.order.customer") });
  await expect(customer).toHaveText(t("board.order.erased"));
  await expect(panel).not.toContainText(NAME);
  await expect(panel).not.toContainText("Sin cebolla");
  await expect(panel).not.toContainText("Se acabó");
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
});

test("a customer is not erased while an order is in progress", async ({ openConsole }) => {
  const restaurant = await createRestaurant();
  const first = await placeOrderByApi(restaurant.id, tacoLines(1));
  const viewport = { width: 1024, height: 768 };
  const options = { role: "owner", name: "Bea", viewport } as const;
  const { page, t, errors } = await openConsole(restaurant, `orders/${first.id}`, options);

  await test.step("an order leads to its customer, who is not erased while it is in progress", async () => {
    await page.getByRole("link", { name: NAME }).click();
    await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
    await expect(page.getByText(t("customers.erase.open"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("customers.erase.openSheet") })).toHaveCount(0);
  });

  await test.step("an erasure is refused with the reason when the customer orders meanwhile", async () => {
    await restaurant.advanceOrder(first.public_id, 3);
    errors.allow(/409/u);
    await page.reload();
    await page.getByRole("button", { name: t("customers.erase.openSheet") }).click();
    const sheet = page.getByRole("dialog");
    const second = await placeOrderByApi(restaurant.id, tacoLines(1));
    const erase = async () => {
      await sheet.getByLabel(t("customers.erase.digits", { count: 4 })).fill("5432");
      await sheet.getByRole("button", { name: t("customers.erase.confirm") }).click();
    };
    await erase();
    await expect(sheet.getByText(t("customers.erase.changed"))).toBeVisible();
    await erase();
    await expect(sheet.getByText(t("customers.erase.open"))).toBeVisible();
    await restaurant.advanceOrder(second.public_id, 3);
    await page.reload();
    await page.getByRole("button", { name: t("customers.erase.openSheet") }).click();
    await erase();
    await expect(page.getByText(t("customers.erase.done"))).toBeVisible();
  });
});

test("on a phone in Arabic the number of a customer stands in one line, however much they have spent, and a press on it opens the customer", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant(({ categories }) => {
    for (const variant of categories[0]?.products?.[0]?.product_variants ?? [])
      variant.price = 65_432;
  });
  await placeOrderByApi(restaurant.id, tacoLines(2));
  const options = { role: "owner", name: "Bea", ...arabicPhone } as const;
  const { page } = await openConsole(restaurant, "more", options);
  const code = Promise.withResolvers<void>();
  await page.route(/grouped-phone/u, async (route) => {
    await code.promise;
    await route.continue();
  });
  await moveTo(page, page.url().replace(/more$/u, "customers"));
  await expect(page.getByText("$130,864.00")).toBeVisible();

  // The code that groups the digits comes while the press lasts.
  await page.getByText(PHONE).hover();
  await page.mouse.down();
  code.resolve();
  const number = page.getByText("+52 55 9876 5432");
  await expect(number).toBeVisible();
  expect((await number.boundingBox())?.height).toBeLessThan(30);
  await page.mouse.up();
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
});

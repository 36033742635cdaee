import { expect } from "@playwright/test";
import { manyDishes } from "../../support/restaurant/many-dishes.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

const wide = { width: 1280, height: 800 };

test("many prices are raised by a percentage and rounded, after the list has shown them", async ({
  page: guest,
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, t } = await openConsole(restaurant, "menu/prices", {
    role: "manager",
    viewport: wide,
  });
  const select = (name: string) =>
    page.getByRole("checkbox", { name: t("menu.bulk.select", { name }) });
  const price = (name: string) => page.getByLabel(t("menu.priceOf", { name }));
  await page.getByLabel(t("menu.bulk.by")).fill("12,5");
  await page.getByLabel(t("menu.bulk.rounding")).selectOption(".90");
  await expect(page.getByText(t("menu.bulk.selectFirst"))).toBeVisible();
  await select("Taco").check();
  await select("Burrito").check();
  await expect(page.getByText(t("menu.bulk.becomes", { price: "$33.90" }))).toBeVisible();
  await expect(page.getByText(t("menu.bulk.becomes", { price: "$112.90" }))).toBeVisible();
  await expect(price("Taco")).toHaveValue("30.00");
  await page.getByRole("button", { name: t("menu.bulk.apply", { count: 2 }) }).click();
  await expect(price("Taco")).toHaveValue("33.90");
  await expect(price("Especial")).toHaveValue("50.00");
  await expect(page.getByText(t("menu.bulk.unsaved", { count: 2 }))).toBeVisible();
  await guest.goto(restaurant.url("/products"));
  await expect(guest.getByRole("listitem").filter({ hasText: "Taco" })).toContainText("$30.00");

  await page.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByText(t("menu.bulk.saved", { count: 2 }))).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("listitem").filter({ hasText: "Taco" })).toContainText("$33.90");
  await page.getByRole("button", { name: t("toast.undo") }).click();
  await expect(price("Taco")).toHaveValue("30.00");

  await test.step("cells are filled by keys, and one wrong price keeps all of them until it is right", async () => {
    await price("Taco").fill("31,5");
    await price("Taco").press("Enter");
    await expect(price("Burrito")).toBeFocused();
    await price("Burrito").fill("cheap");
    await price("Burrito").press("ArrowDown");
    await expect(price("Especial")).toBeFocused();
    await price("Especial").press("ArrowUp");
    await expect(price("Burrito")).toBeFocused();
    const save = page.getByRole("button", { name: t("form.save") });
    await save.click();
    await expect(price("Burrito")).toHaveAttribute("aria-invalid", "true");
    await expect(price("Burrito")).toHaveAccessibleDescription(
      t("menu.fault.noPrice", { example: "$12.50" }),
    );
    await expect(price("Taco")).toHaveValue("31,5");
    await price("Burrito").fill("105");
    await save.click();
    await expect(page.getByText(t("menu.bulk.saved", { count: 2 }))).toBeVisible();
    await page.reload();
    await expect(price("Taco")).toHaveValue("31.50");
    await expect(price("Burrito")).toHaveValue("105.00");
  });

  await test.step("what is typed, chosen and ticked before the page has its code counts", async () => {
    let code = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(page.url(), { waitUntil: "commit" });
    await page.getByLabel(t("menu.bulk.by")).fill("10");
    await page.getByLabel(t("menu.bulk.rounding")).selectOption(".90");
    await select("Taco").check();
    code.resolve();
    await expect(page.getByText(t("menu.bulk.becomes", { price: "$34.90" }))).toBeVisible();

    code = Promise.withResolvers();
    await page.goto(page.url().replace("/menu/prices", "/menu"), { waitUntil: "commit" });
    await price("Taco").fill("32");
    await price("Burrito").fill("97");
    code.resolve();
    // The field that was left is stored; the other one when it is left.
    await expect(page.getByText(t("menu.done.price", { name: "Taco" }))).toBeVisible();
    await price("Burrito").press("Enter");
    await expect(page.getByText(t("menu.done.price", { name: "Burrito" }))).toBeVisible();
    await page.reload();
    await expect(price("Taco")).toHaveValue("32.00");
    await expect(price("Burrito")).toHaveValue("97.00");
  });
});

test("a thousand prices are raised at once, one of them is changed after, and all are taken back at once", async ({
  openConsole,
}) => {
  test.slow();
  const restaurant = await createRestaurant(({ categories }) => {
    categories.push({ id: "many", name: "Muchos", products: manyDishes(1000) });
  });
  const { page, t } = await openConsole(restaurant, "menu/prices", {
    role: "manager",
    viewport: wide,
  });
  const price = (name: string) => page.getByLabel(t("menu.priceOf", { name }));
  await page.getByRole("checkbox", { name: t("menu.bulk.selectAll") }).check();
  await page.getByLabel(t("menu.bulk.by")).fill("10");
  await page.getByRole("button", { name: t("menu.bulk.apply", { count: 1003 }) }).click();
  await expect(price("Taco")).toHaveValue("33.00");
  await price("Taco").fill("34");
  await expect(page.getByText(t("menu.bulk.unsaved", { count: 1003 }))).toBeVisible();
  await page.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByText(t("menu.bulk.saved", { count: 1003 }))).toBeVisible();
  await expect(price("Taco")).toHaveValue("34.00");
  await page.getByRole("button", { name: t("toast.undo") }).click();
  await expect(price("Taco")).toHaveValue("30.00");
  await page.reload();
  await expect(price("Taco")).toHaveValue("30.00");
  await expect(price("Burrito")).toHaveValue("100.00");

  // Of 1003 dishes and 2 extras not all are drawn at first, and a press draws the others.
  await page.getByRole("link", { name: t("nav.soldOut") }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(120);
  await page.getByRole("button", { name: t("menu.showMore", { count: 1003 + 2 - 120 }) }).click();
  await expect(page.getByRole("heading", { level: 2 }).nth(120).getByRole("button")).toBeFocused();
});

import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { hasLoadedModule } from "../support/browser/has-loaded-module.ts";
import { expect, test } from "../support/test.ts";

test("the search forgives typos, counts what it finds, and goes back to the place in the menu @wide", async ({
  page,
  t,
  isMobile,
}) => {
  await page.goto("/products");
  const open = page.getByRole("button", { name: t("menu.search") });
  await test.step("the code of the search is not in the first load of the menu", async () => {
    await page.waitForLoadState("networkidle");
    expect(await hasLoadedModule(page, "search-results")).toBe(false);
    await open.hover();
    await expect.poll(() => hasLoadedModule(page, "search-results")).toBe(true);
  });

  const bar = page.getByRole("navigation", { name: t("menu.categories") });
  await bar.getByRole("link").nth(2).click();
  const place = () => page.evaluate(() => scrollY);
  await expect.poll(place).toBeGreaterThan(600);
  await open.focus();
  const before = await place();
  await page.keyboard.press("Enter");
  const field = page.getByRole("searchbox", { name: t("menu.search") });
  await expect(field).toBeFocused();
  await page.keyboard.type("guacamle");
  const results = page.getByRole("region", { name: t("search.results") });
  await expect(results.getByRole("listitem").first()).toContainText("Guacamole");
  await expect(results.getByRole("status")).toHaveText(/^\d+ /u);
  await expect(bar).toBeHidden();
  await expectAccessible(page);

  // A dish opens above the results, and going back leads to them.
  await results.getByRole("link", { name: "Guacamole", exact: true }).click();
  await expect(dialog(page)).toContainText("Guacamole");
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(field).toHaveValue("guacamle");

  await field.fill("xyzzy");
  await expect(results.getByRole("status")).toHaveText(t("search.none", { query: "xyzzy" }));
  await expectAccessible(page);
  await field.press("Escape");
  await expect(field).toBeHidden();
  await expect.poll(place).toBe(before);
  await expect(open).toBeFocused();

  await page.keyboard.press("Enter");
  await field.fill("xyzzy");
  // A category instead: its name becomes what is searched for.
  const offered = results.getByRole("button").first();
  const category = (await offered.textContent()) ?? "";
  await offered.click();
  await expect(field).toHaveValue(category);
  await expect(results).toBeFocused();
  await expect(results.getByRole("listitem").first()).toBeVisible();
  await field.fill("xyzzy");
  await results.getByRole("button", { name: t("search.wholeMenu") }).click();
  await expect(bar).toBeVisible();
  await expect.poll(place).toBe(before);

  // The sheet is the same on a wide screen.
  if (!isMobile) return;
  await test.step("a sheet lists all categories with the number of their dishes, and leads to one", async () => {
    await page.getByRole("button", { name: t("menu.allCategories") }).click();
    const sheet = page.getByRole("dialog", { name: t("menu.allCategories") });
    const drinks = sheet.getByRole("button", { name: /^Bebidas/u });
    await expect(drinks).toContainText(t("search.dishes", { count: 10 }));
    await expectAccessible(page);
    await drinks.click();
    await expect(sheet).toBeHidden();
    const region = page.getByRole("region", { name: "Bebidas" });
    await expect(region).toBeFocused();
    await expect(region.getByRole("heading").first()).toBeInViewport();
  });

  await test.step("after a reload the categories are there, and not an empty field", async () => {
    await open.click();
    await field.fill("guacamle");
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeVisible();
    await expect(open).toBeVisible();
    await expect(field).toBeHidden();
  });
});

import { expect, test } from "../support/test.ts";

test("the arrows of the categories come when the window becomes wide, and go when it becomes narrow", async ({
  page,
  t,
}) => {
  const bar = page.getByRole("navigation", { name: t("menu.categories") });
  const next = bar.getByRole("button", { name: t("menu.categoriesOn") });
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto("/products");
  await page.waitForLoadState("networkidle");
  await expect(next).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(next).toBeVisible();
  await page.setViewportSize({ width: 800, height: 700 });
  await expect(next).toHaveCount(0);
});

test("the arrows come when a category grows or is added, and no longer fits", async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto("/products");
  const bar = page.getByRole("navigation", { name: t("menu.categories") });
  const next = bar.getByRole("button", { name: t("menu.categoriesOn") });
  await expect(next).toBeVisible();
  const chips = bar.getByRole("link");
  await chips.evaluateAll((all) => {
    for (const chip of all.slice(2)) chip.remove();
  });
  await expect(next).toHaveCount(0);
  await chips.last().evaluate((chip) => {
    chip.style.minWidth = "100vw";
  });
  await expect(next).toBeVisible();
  await chips.last().evaluate((chip) => {
    chip.style.minWidth = "";
  });
  await expect(next).toHaveCount(0);
  await chips.last().evaluate((chip) => {
    const added = chip.cloneNode(true) as HTMLElement;
    added.style.minWidth = "100vw";
    chip.after(added);
  });
  await expect(next).toBeVisible();
});

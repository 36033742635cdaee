import { expect, type Page } from "@playwright/test";
import { moveTo } from "../../support/browser/move-to.ts";
import { consoleOrigin } from "../../support/console.ts";
import type { TestTranslate } from "../../support/create-translate.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

type Editor = { page: Page; t: TestTranslate };

const name = ({ page, t }: Editor) => page.getByLabel(t("form.name"), { exact: true });
const save = ({ page, t }: Editor) => page.getByRole("button", { name: t("form.save") }).click();
const saved = ({ page, t }: Editor) => page.getByText(t("form.saved"), { exact: true });

test("a shared group that is changed in all its dishes asks again after a conflict of the dish", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const first = await openConsole(restaurant, "more", { role: "manager" });
  const second = await openConsole(restaurant, "more", { role: "owner" });
  second.errors.allow(/409/u);
  const open = ({ page }: Editor, path: string) =>
    moveTo(page, `${consoleOrigin()}/${restaurant.id}/${path}`);
  await open(first, "menu/products/taco");
  await first.page.getByRole("button", { name: first.t("menu.addGroup") }).click();
  await first.page.getByRole("checkbox", { name: /Relleno/u }).check();
  await first.page.getByRole("button", { name: first.t("menu.addGroups", { count: 1 }) }).click();
  await save(first);
  await expect(saved(first)).toBeVisible();

  const { page, t } = second;
  const surcharge = page.getByLabel(t("menu.surchargeOf", { name: "Res" }), { exact: true });
  const openGroup = () => page.getByRole("button", { expanded: false, name: /Relleno/u }).click();
  await open(second, "menu/products/taco");
  await openGroup();
  await surcharge.fill("12,50");
  await name(first).fill("Taco al pastor");
  await save(first);
  await expect(saved(first)).toBeVisible();

  await save(second);
  const inAll = page.getByRole("button", { name: t("menu.sharedAll", { count: 2 }) });
  await inAll.click();
  await page.getByRole("button", { name: t("menu.conflictSave") }).click();
  // By key: a second click where the first was, right after it, counts as a double tap.
  await inAll.press("Enter");
  await expect(saved(second)).toBeVisible();
  await expect(name(second)).toHaveValue("Taco al pastor");
  await open(second, "menu/products/burrito");
  await openGroup();
  await expect(surcharge).toHaveValue("12.50");
});

import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

test("a new group is given to all dishes of a category at once, and one press takes that back", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, context, t, errors } = await openConsole(restaurant, "menu/groups/new", {
    role: "manager",
  });
  errors.allow(/ERR_INTERNET_DISCONNECTED/u);
  const save = page.getByRole("button", { name: t("form.save") });
  const name = page.getByRole("textbox", { name: t("menu.groupName"), exact: true });
  const choice = (number: number) =>
    page.getByRole("textbox", { name: t("menu.choiceName", { number }), exact: true });
  await name.fill("Salsas");
  await choice(1).fill("Verde");
  await choice(2).fill("Roja");
  await save.press("Enter");
  await expect(page.getByText(t("menu.groupNoDish"))).toBeFocused();
  await expectAccessible(page);

  const search = page.getByRole("searchbox", { name: t("soldOut.search") });
  await search.fill("taco");
  await page.getByRole("checkbox", { name: "Taco", exact: true }).check();
  await search.fill("");
  const all = page.getByRole("checkbox", { name: t("menu.allOf", { category: "Comida" }) });
  await expect(all).toBeChecked({ indeterminate: true });
  await all.check();
  await save.press("Enter");
  await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/new$/u);

  // Without dishes the group is deleted, which the page asks about, and undoes.
  await all.uncheck();
  await save.press("Enter");
  await page.getByRole("button", { name: t("menu.groupRemove") }).press("Enter");
  await expect(page.getByText(t("menu.groupRemoved"))).toBeVisible();
  await expect(page.getByRole("link", { name: /Salsas/u })).toHaveCount(0);

  // Without a connection it is not taken back; the page says so, and offers it again.
  const undo = page.getByRole("button", { name: t("toast.undo") });
  await context.setOffline(true);
  await undo.press("Enter");
  await expect(page.getByText(t("failure.unreachable"))).toBeVisible();
  await context.setOffline(false);
  await undo.press("Enter");
  await expect(page.getByRole("link", { name: /Salsas/u })).toContainText(
    t("soldOut.inDishes", { count: 3 }),
  );
});

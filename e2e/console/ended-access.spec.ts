import { expect } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { moveTo } from "../support/browser/move-to.ts";
import { consoleOrigin } from "../support/console.ts";
import { placeOrderByApi, tacoLines } from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { arabicPhone, test } from "../support/staff/console-test.ts";

test("a removed member reads at once that the access has ended, on the board and in the middle of an edit", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const cashier = await openConsole(restaurant, "orders", {
    name: "Beto",
    viewport: { width: 1024, height: 768 },
  });
  const editor = await openConsole(restaurant, "settings/place", {
    role: "manager",
    name: "Marta",
    ...arabicPhone,
  });
  const owner = await openConsole(restaurant, "team", { role: "owner", name: "Ana" });
  for (const { errors } of [cashier, editor]) errors.allow(/40[134]/u);
  await expect(cashier.page.locator("[data-line=online]").first()).toBeAttached();
  await placeOrderByApi(restaurant.id, tacoLines(1));
  const ringing = cashier.page.locator("[data-ringing]");
  await expect(ringing).toHaveAttribute("data-ringing", "normal");
  const name = editor.page.getByLabel(editor.t("settings.place.name"), { exact: true });
  await name.fill("La Nueva Esquina");

  const remove = async (member: string) => {
    const { page, t } = owner;
    await page.getByRole("button", { name: member }).click();
    await page.getByRole("button", { name: t("team.remove") }).click();
    await page.getByRole("button", { name: t("team.removeConfirm") }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  for (const [member, { page, t }] of [
    ["Beto", cashier],
    ["Marta", editor],
  ] as const) {
    await remove(member);
    const dialog = page.getByRole("dialog", { name: t("ended.removed") });
    await expect(dialog.getByRole("heading")).toHaveText(t("ended.removed"));
    await expect(dialog).toHaveCount(1);
    // A screen reader hears this alone: not that one could sign in again.
    await expect(page.getByText(t("board.banner.signedOut"))).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
  }
  await test.step("nothing of the restaurant reaches the board, and the way on leads to the start", async () => {
    const { page, t } = cashier;
    await placeOrderByApi(restaurant.id, tacoLines(1));
    await expect(owner.page.locator("[data-new-orders]")).toBeVisible();
    await expect(page.locator("[data-order]")).toHaveCount(0);
    await expect(ringing).toHaveAttribute("data-ringing", "no");
    expect(await page.title()).not.toMatch(/\d/u);
    await page.getByRole("link", { name: t("error.home") }).click();
    await expect(page.getByText(t("companies.none"))).toBeVisible();
  });
});

test("a session that ends in the middle of an edit is said at once, and after signing in again in another tab everything is there and saved", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, context, t, errors } = await openConsole(restaurant, "settings/place", {
    role: "manager",
  });
  errors.allow(/401/u);
  const name = page.getByLabel(t("settings.place.name"), { exact: true });
  await name.fill("La Nueva Esquina");
  const session = await context.cookies();
  await context.clearCookies();
  // The board of the page finds it when it reads again.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText(t("board.banner.signedOut"))).toBeVisible();
  await expect(page.getByText(t("board.banner.signedOutMissed"))).toBeVisible();
  await expectAccessible(page);
  const signIn = page.getByRole("link", { name: t("board.banner.signIn") });
  await expect(signIn).toHaveAttribute("target", "_blank");

  await context.addCookies(session);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText(t("board.banner.signedOut"))).toHaveCount(0);
  await expect(name).toHaveValue("La Nueva Esquina");
  await page.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();
  await placeOrderByApi(restaurant.id, tacoLines(1));
  await expect(page.locator("[data-new-orders]")).toBeVisible();
  await moveTo(page, `${consoleOrigin()}/${restaurant.id}/orders`);
  await expect(page.locator("[data-line=online]").first()).toBeAttached();
});

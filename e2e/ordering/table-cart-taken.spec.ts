import { expectAccessible } from "../support/browser/accessibility.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a guest who starts a table's cart just after another guest is led to join it", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/409/u);
  const restaurant = await createRestaurant();
  const together = restaurant.url(`/together?qr-id=${restaurant.id}-table`);
  const other = await page
    .context()
    .browser()
    ?.newContext({ ...test.info().project.use });
  if (!other) throw new Error("no browser");
  const ben = await other.newPage();
  const start = (guest: typeof page) =>
    guest.getByRole("button", { name: t("together.open"), exact: true });
  await page.goto(together);
  await ben.goto(together);
  await expect(start(ben)).toBeVisible();
  await page.getByLabel(t("together.name")).fill("Ana");
  await start(page).click();
  await expect(
    page.getByRole("heading", { name: t("together.you", { name: "Ana" }) }),
  ).toBeVisible();

  await ben.getByLabel(t("together.name")).fill("Ben");
  await start(ben).click();
  await expect(ben.getByText(t("together.tableOpen", { count: 1 }))).toBeVisible();
  await expect(ben.getByLabel(t("together.name"))).toHaveValue("Ben");
  await expect(ben.getByRole("alert")).toHaveCount(0);
  await expectAccessible(ben);
  await ben.getByRole("button", { name: t("together.join"), exact: true }).click();
  await expect(
    ben.getByRole("heading", { name: t("together.you", { name: "Ben" }) }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ben" })).toBeVisible();
  await other.close();
});

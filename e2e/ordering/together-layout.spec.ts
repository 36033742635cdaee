import { joinByApi, readToken } from "../support/customer/shared-cart.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the end of a shared cart stays below the page when the bar that orders comes", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/together"));
  await page.getByLabel(t("together.name")).fill("Ana");
  await page.getByRole("button", { name: t("together.open"), exact: true }).click();
  await expect(page.getByRole("img", { name: t("together.scan") })).toBeVisible();
  const addTacos = await joinByApi(restaurant, await readToken(page, restaurant), "Ben");
  await expect(page.getByRole("heading", { name: "Ben" })).toBeVisible();

  const bottomOf = async (name: string) => {
    const box = await page.getByRole("button", { name, exact: true }).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const distance = async () =>
    (await bottomOf(t("together.leave"))) - (await bottomOf(t("together.copy")));
  const before = await distance();
  await addTacos(1);
  await expect(page.getByText(t("cart.total"), { exact: false })).toBeVisible();
  expect(await distance()).toBeCloseTo(before, 0);
});

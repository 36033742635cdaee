import { expect } from "@playwright/test";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

test("a pause says what guests read, shows on their page and ends by one press, and a busy kitchen is slowed", async ({
  openConsole,
  page: customer,
  t: say,
}) => {
  const restaurant = await createRestaurant();
  const { page, t } = await openConsole(restaurant, "pause");
  const takeaway = t("orderType.takeaway");
  await page.getByRole("checkbox", { name: new RegExp(takeaway, "u") }).check();
  await page.getByRole("radio", { name: t("pause.for.60") }).check();
  // The button that sends lies over none of the choices.
  for (const duration of ["15", "30", "60", "today"] as const)
    await expect(page.getByText(t(`pause.for.${duration}`), { exact: true })).toBeInViewport({
      ratio: 1,
    });
  const sentence = t("pause.guestsRead", { time: "TIME" }).split("TIME")[0] ?? "";
  await expect(page.getByText(sentence)).toBeVisible();
  const action = t("pause.action.one", { type: takeaway, duration: t("pause.for.60") });
  await page.getByRole("button", { name: action }).click();
  const reopen = page.getByRole("button", { name: t("pause.openType", { name: takeaway }) });
  await expect(reopen).toBeVisible();

  await customer.goto(restaurant.url("/products"));
  await expect(customer.getByText(say("pause.title"))).toBeVisible();

  await reopen.click();
  await expect(reopen).toHaveCount(0);
  await expect(page.getByText(t("pause.reopened"))).toBeVisible();
  await customer.goto(restaurant.url("/products"));
  await expect(customer.getByText(say("pause.title"))).toHaveCount(0);

  await page.getByRole("button", { name: t("toast.undo") }).click();
  await expect(reopen).toBeVisible();
  await reopen.click();
  await expect(reopen).toHaveCount(0);

  await test.step("a busy kitchen is slowed and back to normal", async () => {
    const more = page.getByRole("button", { name: t("pause.moreMinutes") });
    for (let press = 0; press < 3; press += 1) await more.click();
    const duration = t("pause.for.30");
    const slow = page.getByRole("button", {
      name: t("pause.action.slow", { count: 15, duration }),
    });
    await slow.click();
    await expect(slow).toHaveCount(0);
    await page.goto(page.url().replace("/pause", "/orders"));
    // The board says it too, and leads back.
    await page
      .getByRole("link")
      .filter({ hasText: t("pause.plusMinutes", { count: 15 }) })
      .click();
    await expect(page.getByText(t("pause.plusMinutes", { count: 15 }))).toBeVisible();
    const fewer = page.getByRole("button", { name: t("pause.fewerMinutes") });
    for (let press = 0; press < 3; press += 1) await fewer.click();
    await page.getByRole("button", { name: t("pause.action.normal") }).click();
    await expect(page.getByText(t("pause.slowDownHint"))).toBeVisible();
  });
});

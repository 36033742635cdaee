import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import type { TestTranslate } from "../../support/create-translate.ts";
import { openCartWithTacos } from "../../support/customer/cart-with-tacos.ts";
import {
  fillClientStep,
  placeCashOrder,
  startCheckout,
} from "../../support/customer/customer-page.ts";
import { applyCoupon, breakdownAmount, enableOffers } from "../../support/customer/offers.ts";
import { createRestaurant, expectSingleOrder } from "../../support/restaurant/restaurant.ts";
import { arabicPhone, test } from "../../support/staff/console-test.ts";

async function save(page: Page, t: TestTranslate): Promise<void> {
  await page.getByRole("button", { name: t("form.save"), exact: true }).click();
  await expect(page.getByText(t("form.saved"), { exact: true })).toBeVisible();
}

/** A coupon or a reward of the page, by its name. */
const item = (page: Page, t: TestTranslate, list: "coupons" | "rewards", name: string) =>
  page
    .getByRole("list", { name: t(`settings.offers.${list}`) })
    .getByRole("listitem")
    .filter({ has: page.getByText(name, { exact: true }) });

test("a manager makes a coupon, a guest orders with it, and the page counts its use", async ({
  openConsole,
  page: guest,
  t: guestText,
}) => {
  const customer = { page: guest, t: guestText };
  const restaurant = await openCartWithTacos(customer, enableOffers);
  const options = { role: "manager", viewport: { width: 1280, height: 800 } } as const;
  const { page, t } = await openConsole(restaurant, "settings", options);
  const link = page.getByRole("link", { name: t("settings.offers.title") });
  await expect(link).toContainText(t("settings.offers.count", { count: 3 }));
  await link.click();
  await page.getByRole("button", { name: t("settings.offers.addCoupon") }).click();
  const made = item(page, t, "coupons", t("settings.offers.newCoupon"));
  await expect(made.getByLabel(t("settings.offers.code"), { exact: true })).toBeFocused();
  await made.getByLabel(t("settings.offers.percentOff")).fill("12,5%");
  await page.getByRole("button", { name: t("form.save"), exact: true }).click();
  await expect(made.getByText(t("settings.offers.fault.noCode"))).toBeVisible();
  await expect(made.getByLabel(t("settings.offers.percentOff"))).toHaveValue("12,5%");
  await expectAccessible(page);

  await made.getByLabel(t("settings.offers.code"), { exact: true }).fill(" ten ");
  const coupon = item(page, t, "coupons", "ten");
  await expect(coupon.getByText(t("settings.offers.fault.sameCode"))).toBeVisible();
  await coupon.getByLabel(t("settings.offers.code"), { exact: true }).fill("LUNES");
  const monday = item(page, t, "coupons", "LUNES");
  const percent = monday.getByLabel(t("settings.offers.percentOff"));
  await percent.fill("150");
  await expect(monday.getByText(t("settings.offers.fault.percent"))).toBeVisible();
  const kind = monday.getByLabel(t("settings.offers.kind"));
  await kind.selectOption("fixed");
  const off = monday.getByLabel(t("settings.offers.amountOff", { currency: "MXN" }));
  await off.fill("7.555");
  await expect(off).toHaveAttribute("aria-invalid", "true");
  await kind.selectOption("percentage");
  await expect(percent).toHaveValue("7.555");
  await expect(percent).not.toHaveAttribute("aria-invalid", "true");
  await percent.fill("12,5");
  await monday.getByLabel(t("settings.offers.limit")).fill("1");
  await save(page, t);

  await startCheckout(customer, "TAKEAWAY");
  await fillClientStep(customer, "Ana Ríos");
  await applyCoupon(customer, "lunes");
  const amount = breakdownAmount(customer, guestText("breakdown.coupon", { code: "LUNES" }));
  await expect(amount).toHaveText("−$7.50");
  await placeCashOrder(customer);
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    discounts: [{ modality: "COUPON", code: "LUNES", amount: 7.5 }],
  });

  await page.reload();
  await expect(monday).toContainText(t("settings.offers.usedOf", { used: 1, limit: 1 }));
  await expect(monday).toContainText(t("settings.offers.uses.none"));
  await expect(monday).toContainText("$7.50");
  await page.getByRole("link", { name: t("settings.offers.couponReport") }).click();
  await expect(page).toHaveURL(/by=coupon/u);
  await expect(page.getByText("LUNES").first()).toBeVisible();
});

test("on a dark phone in Arabic a manager sets the days of the list, the points and a reward", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, t } = await openConsole(restaurant, "settings/offers", {
    role: "manager",
    ...arabicPhone,
  });
  await expect(page.getByText(t("settings.offers.noCoupons"))).toBeVisible();
  await page.getByRole("switch", { name: t("settings.offers.showList") }).click();
  const [first, last] = [
    page.getByLabel(t("settings.offers.start_date")),
    page.getByLabel(t("settings.offers.end_date")),
  ];
  await first.fill("2030-03-10");
  await last.fill("2030-03-01");
  await page.getByRole("switch", { name: t("settings.offers.active") }).click();
  await expect(page.getByText(t("settings.offers.earnsNothing"))).toBeVisible();
  await page.getByRole("button", { name: t("settings.offers.addReward") }).click();
  await page.getByRole("button", { name: t("form.save"), exact: true }).click();
  await expect(page.getByText(t("settings.offers.fault.reversed")).first()).toBeVisible();
  const made = item(page, t, "rewards", t("settings.offers.newReward"));
  await expect(made.getByText(t("settings.offers.fault.noPoints"))).toBeVisible();
  await expect(first).toHaveValue("2030-03-10");
  await expectAccessible(page);

  await last.fill("2030-03-31");
  await page.getByLabel(t("settings.offers.perAmount", { currency: "MXN" })).fill("٠٫٥");
  await made.getByLabel(t("settings.offers.points")).fill("٣٠");
  await made.getByLabel(t("settings.offers.name")).fill("Flan");
  await save(page, t);
  await expectAccessible(page);
  await page.reload();
  await expect(last).toHaveValue("2030-03-31");
  await expect(page.getByLabel(t("settings.offers.perAmount", { currency: "MXN" }))).toHaveValue(
    "0.5",
  );
  const flan = item(page, t, "rewards", "Flan");
  await expect(flan).toContainText(t("customers.points", { count: 30 }));
  await flan.locator("summary").click();
  const remove = flan.getByRole("button", {
    name: t("settings.offers.removeOf", { name: "Flan" }),
  });
  // Neither a double tap nor a key that is held down is an answer.
  await remove.dblclick();
  await flan.getByRole("button", { name: t("integrations.keep") }).click();
  await expect(remove).toBeFocused();
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(flan.getByRole("button", { name: t("integrations.keep") })).toBeVisible();
  await remove.press("Enter");
  await expect(flan).toHaveCount(0);
  await save(page, t);
  await expect(page.getByText(t("settings.offers.noRewards"))).toBeVisible();
});

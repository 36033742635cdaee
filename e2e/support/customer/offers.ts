import { expect, type Locator } from "@playwright/test";
import { dialog } from "../browser/dialog.ts";
import type { EditableCompanyFile } from "../restaurant/company-file.ts";
import type { CustomerPage } from "./customer-page.ts";

/** Adds coupons and rewards of every kind, a tip by percentage and an optional service fee of 10%. */
export function enableOffers(file: EditableCompanyFile): void {
  file.company.coupon_published = { active: true };
  file.coupons = [
    { id: "ten", code: "TEN", description: "10% en todo", discount_type: "percentage", value: 10 },
    { id: "big", code: "BIG", discount_type: "fixed", value: 20, min_amount: 100 },
    { id: "one", code: "ONE", discount_type: "fixed", value: 5, usage_limit: 1, published: false },
  ];
  file.loyalty_settings = {
    loyalty_program: {
      active: true,
      points_per_amount: 0.5,
      rewards: [
        { id: "water", name: "Agua fresca", required_points: 25, value: 20 },
        { id: "feast", name: "Banquete", required_points: 500, value: 0 },
      ],
    },
  };
  const { takeaway } = file.ecommerce_settings ?? {};
  if (takeaway) takeaway.tip = { active: true, type: "percentage", comment: "Para la cocina" };
  file.order_settings = { takeaway: { service_fee: { value: 10, optional: true } } };
}

/** Applies a coupon's code on the summary. */
export async function applyCoupon({ page, t }: CustomerPage, code: string): Promise<void> {
  const add = page.getByRole("button", { name: t("coupon.enter") });
  const field = couponField({ page, t });
  await expect(add.or(field)).toBeVisible();
  if (await add.isVisible()) await add.click();
  await field.fill(code);
  await page.getByRole("button", { name: t("coupon.apply") }).click();
}

/** The field for the code of a coupon. */
export function couponField({ page, t }: CustomerPage): Locator {
  return page.getByLabel(t("coupon.code"));
}

/** Returns the amount of a row in the cost breakdown: `breakdownAmount(customer, "Cupón TEN")`. */
export function breakdownAmount({ page }: CustomerPage, name: string): Locator {
  const row = page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
  return row.getByRole("definition");
}

/** Chooses a coupon or a reward in its sheet, and closes the sheet. */
export async function applyOfferInSheet({ page, t }: CustomerPage, name: string): Promise<void> {
  const sheet = dialog(page);
  await sheet.getByRole("button", { name: t("coupon.useCode", { code: name }) }).click();
  await expect(sheet.getByText(t("coupon.applies"))).toBeVisible();
  await sheet.getByRole("button", { name: t("sheet.close") }).click();
  await expect(sheet).toBeHidden();
}

import { journey } from "../journey.ts";
import { add, introduce, order, priced, toSummary } from "../shopping.ts";
import { open, press, sheet, type Visitor } from "../visitor.ts";

/** What a query opens over the menu, once its list is there. */
async function over(visitor: Visitor, query: string): Promise<void> {
  await open(visitor, `/products?${query}=true`);
  await sheet(visitor).getByRole("listitem").first().waitFor();
}

async function writeCode({ page, t }: Visitor, code: string): Promise<void> {
  await page.getByLabel(t("coupon.code")).fill(code);
  await page.getByLabel(t("coupon.code")).press("Enter");
}

export const coupons = journey("coupons", "demo", [
  ["to choose from", (visitor) => over(visitor, "show-coupons")],
  [
    "chosen, in the cart",
    async (visitor) => {
      await press(visitor, visitor.t("coupon.useCode", { code: "BIENVENIDA" }));
      await add(visitor, "prod-gobernador");
      await open(visitor, "/cart");
      await visitor.page.getByText("BIENVENIDA").first().waitFor();
    },
  ],
  [
    "below its minimum",
    async (visitor) => {
      await order(visitor, "TAKEAWAY");
      await introduce(visitor);
      await visitor.page.getByLabel(visitor.t("coupon.code")).waitFor();
      await visitor.page.getByText(visitor.t("coupon.without")).waitFor();
    },
    { noise: /^409/u },
  ],
  [
    "one that nobody knows",
    async (visitor) => {
      await writeCode(visitor, "TACOGRATIS");
      await sheet(visitor).getByText(visitor.t("coupon.unknown")).waitFor();
    },
    { noise: /^409/u },
  ],
  [
    "on the order",
    async (visitor) => {
      await writeCode(visitor, "ESQUINA10");
      await visitor.page.getByLabel(visitor.t("coupon.code")).waitFor({ state: "detached" });
      await priced(visitor);
    },
    "whole",
  ],
]);

export const points = journey("points and rewards", "demo", [
  ["of somebody new", (visitor) => over(visitor, "show-loyalty")],
  [
    "of a customer",
    async (visitor) => {
      await toSummary(visitor);
      await over(visitor, "show-loyalty");
    },
  ],
]);

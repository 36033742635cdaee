import { defineJourney } from "../visitor/journey.ts";
import {
  addToCart,
  goToSummary,
  openCheckout,
  submitClientStep,
  waitForPrice,
} from "../visitor/order-steps.ts";
import { openPath, pressByName, type TourVisitor, topSheet } from "../visitor/visitor.ts";

/** Opens a sheet over the menu by a query, and waits for its list. */
async function openOverMenu(visitor: TourVisitor, query: string): Promise<void> {
  await openPath(visitor, `/products?${query}=true`);
  await topSheet(visitor).getByRole("listitem").first().waitFor();
}

async function applyCode({ page, t }: TourVisitor, code: string): Promise<void> {
  await page.getByLabel(t("coupon.code")).fill(code);
  await page.getByLabel(t("coupon.code")).press("Enter");
}

export const couponsJourney = defineJourney("coupons", "demo", [
  ["to choose from", (visitor) => openOverMenu(visitor, "show-coupons")],
  [
    "chosen, in the cart",
    async (visitor) => {
      await pressByName(visitor, visitor.t("coupon.useCode", { code: "BIENVENIDA" }));
      await addToCart(visitor, "prod-gobernador");
      await openPath(visitor, "/cart");
      await visitor.page.getByText("BIENVENIDA").first().waitFor();
    },
  ],
  [
    "below its minimum",
    async (visitor) => {
      await openCheckout(visitor, "TAKEAWAY");
      await submitClientStep(visitor);
      await visitor.page.getByLabel(visitor.t("coupon.code")).waitFor();
      await visitor.page.getByText(visitor.t("coupon.without")).waitFor();
    },
    { allowedErrors: /^409/u },
  ],
  [
    "an unknown code",
    async (visitor) => {
      await applyCode(visitor, "TACOGRATIS");
      await topSheet(visitor).getByText(visitor.t("coupon.unknown")).waitFor();
    },
    { allowedErrors: /^409/u },
  ],
  [
    "on the order",
    async (visitor) => {
      await applyCode(visitor, "ESQUINA10");
      await visitor.page.getByLabel(visitor.t("coupon.code")).waitFor({ state: "detached" });
      await waitForPrice(visitor);
      // The order has the restaurant's own words; guests read those of their language.
      if (!visitor.locale.startsWith("es"))
        await topSheet(visitor).getByText("10 % en toda tu orden").waitFor({ state: "detached" });
    },
    "fullPage",
  ],
]);

export const rewardsJourney = defineJourney("points and rewards", "demo", [
  ["of a new customer", (visitor) => openOverMenu(visitor, "show-loyalty")],
  [
    "of a returning customer",
    async (visitor) => {
      await goToSummary(visitor);
      await openOverMenu(visitor, "show-loyalty");
    },
  ],
]);

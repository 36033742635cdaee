import { defineJourney } from "../visitor/journey.ts";
import {
  addToCart,
  goToSummary,
  openCheckout,
  submitClientStep,
  submitStep,
  waitForPrice,
} from "../visitor/order-steps.ts";
import { pressByName, type TourVisitor, topSheet } from "../visitor/visitor.ts";

/** Fills in a test card in the form of the card method. */
function fillTestCard(which: "cardPaid" | "cardRefused") {
  return async (visitor: TourVisitor) => {
    const { page, t } = visitor;
    const online = topSheet(visitor).getByRole("radio", { name: t("pay.online") });
    if (await online.isVisible()) await online.check();
    const methods = topSheet(visitor).locator("input[name=methodId]");
    if (!(await methods.first().isChecked())) await methods.first().check();
    await page.getByRole("button", { name: t(`pay.test.${which}`) }).click();
  };
}

async function payByCard(visitor: TourVisitor): Promise<void> {
  await fillTestCard("cardPaid")(visitor);
  await submitStep(visitor);
  await visitor.page.waitForURL(/\/tracking\?/u);
  await visitor.page.getByRole("heading", { name: visitor.t("tracking.received") }).waitFor();
}

export const cardPaymentJourney = defineJourney("paying by card", "demo", [
  ["summary", goToSummary, "fullPage"],
  ["a card that is refused", fillTestCard("cardRefused"), "fullPage"],
  [
    "the payment did not work",
    async (visitor) => {
      await submitStep(visitor);
      await topSheet(visitor).getByText(visitor.t("pay.refused.title")).waitFor();
    },
  ],
  [
    "the order, paid",
    async (visitor) => {
      await pressByName(visitor, visitor.t("pay.choose"));
      await payByCard(visitor);
    },
    "fullPage",
  ],
]);

/** Orders bread at the pizzaria and goes to its Pix code. */
async function goToPixCode(visitor: TourVisitor): Promise<void> {
  const { page, t } = visitor;
  await addToCart(visitor, "prod-pao-de-alho");
  await openCheckout(visitor, "TAKEAWAY");
  await submitClientStep(visitor, "11 95555 0188");
  await topSheet(visitor).getByText(t("checkout.additionalTitle")).waitFor();
  await topSheet(visitor).getByRole("textbox").fill("A pé");
  await submitStep(visitor);
  await topSheet(visitor).getByRole("radio", { name: "Pix" }).check();
  await waitForPrice(visitor);
  await submitStep(visitor);
  await page.getByRole("img", { name: t("pay.pix.picture") }).waitFor();
}

/** Decides a test payment in place of the bank, and waits for the heading `messageKey`. */
function settleAtBank(outcome: "paid" | "failed", messageKey: string) {
  return async (visitor: TourVisitor) => {
    await pressByName(visitor, visitor.t(`pay.test.${outcome}`));
    await visitor.page
      .getByRole("heading", { name: visitor.t(messageKey) })
      .last()
      .waitFor();
  };
}

export const pixPaymentJourney = defineJourney("paying by Pix", "night", [
  ["the code", goToPixCode, "fullPage"],
  ["refused", settleAtBank("failed", "pay.again.title"), "fullPage"],
]);

export const paidPixJourney = defineJourney("paid by Pix", "night", [
  [
    "the order",
    async (visitor) => {
      await goToPixCode(visitor);
      await settleAtBank("paid", "tracking.received")(visitor);
    },
    "fullPage",
  ],
]);

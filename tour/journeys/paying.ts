import { journey } from "../journey.ts";
import { add, goOn, introduce, order, priced, toSummary } from "../shopping.ts";
import { press, sheet, type Visitor } from "../visitor.ts";

/** A test card, in the form of the method that is chosen. */
function card(which: "cardPaid" | "cardRefused") {
  return async (visitor: Visitor) => {
    const { page, t } = visitor;
    const online = sheet(visitor).getByRole("radio", { name: t("pay.online") });
    if (await online.isVisible()) await online.check();
    const methods = sheet(visitor).locator("input[name=methodId]");
    if (!(await methods.first().isChecked())) await methods.first().check();
    await page.getByRole("button", { name: t(`pay.test.${which}`) }).click();
  };
}

async function paid(visitor: Visitor): Promise<void> {
  await card("cardPaid")(visitor);
  await goOn(visitor);
  await visitor.page.waitForURL(/\/tracking\?/u);
  await visitor.page.getByRole("heading", { name: visitor.t("tracking.received") }).waitFor();
}

export const byCard = journey("paying by card", "demo", [
  ["summary", toSummary, "whole"],
  ["a card that is refused", card("cardRefused"), "whole"],
  [
    "the payment did not work",
    async (visitor) => {
      await goOn(visitor);
      await sheet(visitor).getByText(visitor.t("pay.refused.title")).waitFor();
    },
  ],
  [
    "the order, paid",
    async (visitor) => {
      await press(visitor, visitor.t("pay.choose"));
      await paid(visitor);
    },
    "whole",
  ],
]);

/** The pizzaria's Pix code, for a loaf of bread. */
async function toCode(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await add(visitor, "prod-pao-de-alho");
  await order(visitor, "TAKEAWAY");
  await introduce(visitor, "11 95555 0188");
  await sheet(visitor).getByText(t("checkout.additionalTitle")).waitFor();
  await sheet(visitor).getByRole("textbox").fill("A pé");
  await goOn(visitor);
  await sheet(visitor).getByRole("radio", { name: "Pix" }).check();
  await priced(visitor);
  await goOn(visitor);
  await page.getByRole("img", { name: t("pay.pix.picture") }).waitFor();
}

/** What the bank does to a test payment, and the words of the page then. */
function bank(outcome: "paid" | "failed", words: string) {
  return async (visitor: Visitor) => {
    await press(visitor, visitor.t(`pay.test.${outcome}`));
    await visitor.page
      .getByRole("heading", { name: visitor.t(words) })
      .last()
      .waitFor();
  };
}

export const byPix = journey("paying by Pix", "night", [
  ["the code", toCode, "whole"],
  ["refused", bank("failed", "pay.again.title"), "whole"],
]);

export const pixPaid = journey("paid by Pix", "night", [
  [
    "the order",
    async (visitor) => {
      await toCode(visitor);
      await bank("paid", "tracking.received")(visitor);
    },
    "whole",
  ],
]);

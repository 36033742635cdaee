import { defineJourney } from "../visitor/journey.ts";
import {
  addBurritoToCart,
  chooseCash,
  goToSummary,
  openCheckout,
  orderWithCash,
  submitClientStep,
  submitStep,
  waitForPrice,
} from "../visitor/order-steps.ts";
import { pressByName, scrollSheetToEnd, type TourVisitor, topSheet } from "../visitor/visitor.ts";

export const additionalQuestionJourney = defineJourney("question", "demo", [
  [
    "empty",
    async (visitor) => {
      await addBurritoToCart(visitor);
      await openCheckout(visitor, "ONSITE");
    },
  ],
  ["required", submitStep],
  [
    "answered",
    async (visitor) => {
      await topSheet(visitor).getByRole("textbox").fill("Mesa 7, la de la ventana");
    },
  ],
  [
    "summary of an order on site",
    async (visitor) => {
      await submitStep(visitor);
      await waitForPrice(visitor);
    },
  ],
]);

export const clientStepJourney = defineJourney("name and phone", "demo", [
  [
    "empty",
    async (visitor) => {
      await addBurritoToCart(visitor);
      await openCheckout(visitor, "TAKEAWAY");
    },
  ],
  ["required", submitStep],
  ["phone too short", (visitor) => submitClientStep(visitor, "55 1234 56")],
  [
    "country of the phone",
    async (visitor) => {
      const chosen = new RegExp(`^${visitor.t("checkout.country")}`, "u");
      await topSheet(visitor).getByRole("button", { name: chosen }).click();
      const list = topSheet(visitor).getByRole("listbox", { name: visitor.t("checkout.country") });
      await list.getByRole("option", { selected: true }).waitFor();
    },
  ],
]);

export const summaryStepJourney = defineJourney("summary", "demo", [
  ["top", goToSummary],
  ["end", scrollSheetToEnd],
  [
    "no way of paying chosen",
    async (visitor) => {
      await submitStep(visitor);
      await invalidField(visitor).waitFor();
    },
  ],
  ["cash", chooseCash],
  [
    "cash, too little",
    async (visitor) => {
      await topSheet(visitor)
        .getByRole("button", { name: visitor.t("checkout.needChange") })
        .click();
      await topSheet(visitor).getByLabel(visitor.t("checkout.received")).fill("20");
      await submitStep(visitor);
      await invalidField(visitor).waitFor();
    },
  ],
  ["what it costs", openCosts],
  ["when", openSchedule],
  ["leaving", askToLeave],
]);

/** Returns the field with an error, once it has the focus. */
function invalidField(visitor: TourVisitor) {
  return topSheet(visitor).locator(":is([aria-invalid=true], [data-invalid=true]):focus");
}

/** Opens the sheet with the costs. */
async function openCosts(visitor: TourVisitor): Promise<void> {
  await pressByName(visitor, visitor.t("checkout.account"));
  await topSheet(visitor).getByText(visitor.t("breakdown.total"), { exact: true }).waitFor();
}

/** Opens the choice of day and time. */
async function openSchedule(visitor: TourVisitor): Promise<void> {
  await visitor.page.keyboard.press("Escape");
  await topSheet(visitor).getByText(visitor.t("schedule.action"), { exact: true }).click();
  await topSheet(visitor)
    .getByRole("radio", { name: visitor.t("schedule.later") })
    .check();
}

async function askToLeave(visitor: TourVisitor): Promise<void> {
  await visitor.page.reload();
  await waitForPrice(visitor);
  await topSheet(visitor)
    .getByRole("button", { name: visitor.t("checkout.close"), exact: true })
    .click();
  await topSheet(visitor).getByText(visitor.t("checkout.closeHint")).waitFor();
}

export const offlineOrderJourney = defineJourney("offline", "demo", [
  [
    "while ordering",
    async (visitor) => {
      await goToSummary(visitor);
      await chooseCash(visitor);
      await visitor.page.context().setOffline(true);
      await submitStep(visitor);
      await topSheet(visitor).getByText(visitor.t("failure.offline")).waitFor();
    },
    { allowedErrors: /ERR_INTERNET_DISCONNECTED/u },
  ],
  [
    "back again, placed",
    async (visitor) => {
      await visitor.page.context().setOffline(false);
      await visitor.page.waitForURL(/\/tracking\?/u);
    },
  ],
]);

export const placeOrderJourney = defineJourney("placing", "demo", [
  [
    "sent",
    async (visitor) => {
      await goToSummary(visitor);
      // Delays the order's page, so that the screen before it can be photographed.
      await visitor.page.route(/\/tracking\.data/u, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 6_000));
        await route.continue().catch(() => undefined);
      });
      await chooseCash(visitor);
      await submitStep(visitor);
      await topSheet(visitor).getByText(visitor.t("checkout.placed")).waitFor();
    },
  ],
  [
    "the order on the next page",
    async (visitor) => {
      await visitor.page.unrouteAll({ behavior: "ignoreErrors" });
      await visitor.page.goto(`http://${visitor.host}:${process.env.E2E_PORT}/`);
      await topSheet(visitor).waitFor();
    },
  ],
  [
    "an empty cart after ordering",
    async (visitor) => {
      await pressByName(visitor, visitor.t("recent.stay"));
      await visitor.page.goto(`http://${visitor.host}:${process.env.E2E_PORT}/cart`);
    },
  ],
]);

export const twoTabsJourney = defineJourney("two tabs", "demo", [
  [
    "what the other has ordered",
    async (visitor) => {
      await goToSummary(visitor);
      const other = { ...visitor, page: await visitor.page.context().newPage() };
      await other.page.goto(visitor.page.url());
      await openCheckout(other, "TAKEAWAY");
      await waitForPrice(other);
      await orderWithCash(other);
      await other.page.close();
      await visitor.page.bringToFront();
      await topSheet(visitor).getByText(visitor.t("checkout.sentElsewhere")).waitFor();
    },
  ],
]);

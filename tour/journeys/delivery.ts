import { OTHER_DISTRICT_ID } from "@comanda/domain/delivery/price-settings";
import { defineJourney } from "../visitor/journey.ts";
import {
  addBurritoToCart,
  addToCart,
  openCheckout,
  orderWithCash,
  submitClientStep,
  waitForPrice,
} from "../visitor/order-steps.ts";
import {
  openPath,
  pressByName,
  scrollSheetToEnd,
  type TourVisitor,
  topSheet,
  waitUntilIdle,
} from "../visitor/visitor.ts";

/** Opens the search for an address in the checkout. */
export async function goToSearch(visitor: TourVisitor): Promise<void> {
  await addBurritoToCart(visitor);
  await openCheckout(visitor, "DELIVERY");
  await submitClientStep(visitor);
  await searchField(visitor).waitFor();
}

/** The field of the search for an address. */
export function searchField(visitor: TourVisitor) {
  return topSheet(visitor).getByRole("combobox", { name: visitor.t("checkout.search.label") });
}

/** Searches with typos. */
async function searchWithTypos(visitor: TourVisitor): Promise<void> {
  await searchField(visitor).fill("alvro obregn 1");
  await pressByName(visitor, visitor.t("checkout.search.search"));
  await topSheet(visitor).getByRole("option").first().waitFor();
}

async function pickPlace(visitor: TourVisitor): Promise<void> {
  await topSheet(visitor).getByRole("option").first().click();
  await topSheet(visitor)
    .getByLabel(visitor.t("checkout.search.number"), { exact: true })
    .fill("154");
}

async function continueToPlace(visitor: TourVisitor): Promise<void> {
  await pressByName(visitor, visitor.t("checkout.search.continue"));
  await topSheet(visitor)
    .getByRole("heading", { name: visitor.t("checkout.place.title") })
    .waitFor();
  await waitUntilIdle(visitor.page);
}

async function confirmPlace(visitor: TourVisitor): Promise<void> {
  await topSheet(visitor).getByLabel(visitor.t("checkout.address.complement")).fill("Depto. 4");
  await pressByName(visitor, visitor.t("checkout.place.confirm"));
  await topSheet(visitor)
    .getByRole("heading", { name: visitor.t("checkout.summaryTitle") })
    .waitFor();
  await waitForPrice(visitor);
}

export const searchDeliveryJourney = defineJourney("delivery, searched", "demo", [
  ["search", goToSearch],
  ["found", searchWithTypos],
  ["picked", pickPlace],
  ["is this the place?", continueToPlace],
  ["summary", confirmPlace],
  ["summary, end", scrollSheetToEnd],
  [
    "order",
    async (visitor) => {
      await orderWithCash(visitor);
      await openPath(
        visitor,
        new URL(visitor.page.url()).pathname + new URL(visitor.page.url()).search,
      );
    },
    "fullPage",
  ],
  [
    "again, from the list",
    async (visitor) => {
      // Other pages show the notice about the order first.
      await openPath(visitor, "/cart");
      await pressByName(visitor, visitor.t("recent.stay"));
      await addBurritoToCart(visitor);
      await openCheckout(visitor, "DELIVERY");
      await topSheet(visitor).getByRole("radio").first().waitFor();
    },
  ],
]);

export const handwrittenDeliveryJourney = defineJourney("delivery, written by hand", "night", [
  [
    "empty",
    async (visitor) => {
      for (let count = 0; count < 3; count += 1) await addToCart(visitor, "prod-pao-de-alho");
      await openCheckout(visitor, "DELIVERY");
      await submitClientStep(visitor, "11 95555 0188");
      await topSheet(visitor)
        .getByLabel(visitor.t("checkout.address.street"), { exact: true })
        .waitFor();
    },
  ],
  [
    "what is missing",
    // A press on the disabled button shows the missing fields.
    (visitor) => topSheet(visitor).locator("button[type=submit]").last().click({ force: true }),
  ],
  [
    "another neighbourhood",
    async (visitor) => {
      const district = visitor.t("checkout.address.district");
      await topSheet(visitor)
        .getByRole("combobox", { name: district })
        .selectOption(OTHER_DISTRICT_ID);
    },
  ],
]);

export const belowMinimumDeliveryJourney = defineJourney("delivery, below the minimum", "demo", [
  [
    "cart",
    async (visitor) => {
      await addToCart(visitor, "prod-flan");
      await openPath(visitor, "/cart");
    },
  ],
]);

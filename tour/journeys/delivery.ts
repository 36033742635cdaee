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

async function goToSearch(visitor: TourVisitor): Promise<void> {
  await addBurritoToCart(visitor);
  await openCheckout(visitor, "DELIVERY");
  await submitClientStep(visitor);
  await searchField(visitor).waitFor();
}

function searchField(visitor: TourVisitor) {
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

async function searchWithoutMatch(visitor: TourVisitor): Promise<void> {
  await searchField(visitor).fill("Calle que no hay 12");
  await pressByName(visitor, visitor.t("checkout.search.search"));
  await topSheet(visitor).getByText(visitor.t("checkout.search.notFoundHint")).waitFor();
}

async function openMap(visitor: TourVisitor): Promise<void> {
  await pressByName(visitor, visitor.t("checkout.search.onMap"));
  await pinMap(visitor).waitFor();
  await waitUntilIdle(visitor.page);
}

function pinMap(visitor: TourVisitor) {
  return topSheet(visitor).getByRole("application", { name: visitor.t("checkout.pin.map") });
}

async function movePin(visitor: TourVisitor): Promise<void> {
  for (const key of ["+", "+", "+", "ArrowRight", "ArrowRight"]) await pinMap(visitor).press(key);
  await topSheet(visitor).getByText(visitor.t("checkout.pin.tooNear")).waitFor({ state: "hidden" });
  await waitUntilIdle(visitor.page);
  await topSheet(visitor)
    .getByText(visitor.t("checkout.pin.loading"))
    .first()
    .waitFor({ state: "hidden" });
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

export const pinDeliveryJourney = defineJourney("delivery, pinned", "demo", [
  [
    "nothing found",
    async (visitor) => {
      await goToSearch(visitor);
      await searchWithoutMatch(visitor);
    },
  ],
  [
    "no leave to know the place",
    async (visitor) => {
      await pressByName(visitor, visitor.t("checkout.locate.use"));
      await topSheet(visitor).getByText(visitor.t("checkout.locate.hint")).waitFor();
    },
  ],
  [
    "at the restaurant's door",
    async (visitor) => {
      await visitor.page.keyboard.press("Escape");
      await topSheet(visitor)
        .getByText(visitor.t("checkout.locate.hint"))
        .waitFor({ state: "hidden" });
      const mapButton = visitor.page.getByRole("button", {
        name: visitor.t("checkout.search.onMap"),
      });
      await pinMap(visitor).or(mapButton).first().waitFor();
      if (await mapButton.isVisible()) await openMap(visitor);
    },
  ],
  ["map", movePin],
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

import { defineJourney } from "../visitor/journey.ts";
import { pressByName, type TourVisitor, topSheet, waitUntilIdle } from "../visitor/visitor.ts";
import { goToSearch, searchField } from "./delivery.ts";

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
  await waitForAddress(visitor);
}

/** Waits until the address of the pin has been looked up. */
async function waitForAddress(visitor: TourVisitor): Promise<void> {
  await topSheet(visitor)
    .getByText(visitor.t("checkout.pin.loading"))
    .first()
    .waitFor({ state: "hidden" });
}

/** Moves the pin out of the area of the company's deliveries. */
async function movePinAway(visitor: TourVisitor): Promise<void> {
  for (let count = 0; count < 6; count += 1) await pinMap(visitor).press("-");
  for (let count = 0; count < 4; count += 1) await pinMap(visitor).press("ArrowRight");
  await topSheet(visitor).getByText(visitor.t("checkout.address.outside")).waitFor();
  await waitUntilIdle(visitor.page);
  await waitForAddress(visitor);
}

/** Opens the map of the area of the company's deliveries. */
async function openArea(visitor: TourVisitor): Promise<void> {
  await pressByName(visitor, visitor.t("checkout.address.coverage"));
  await topSheet(visitor)
    .getByRole("heading", { name: visitor.t("checkout.coverage.title") })
    .waitFor();
  await waitUntilIdle(visitor.page);
}

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
  ["map, outside of the area", movePinAway],
  ["the area of deliveries", openArea],
]);

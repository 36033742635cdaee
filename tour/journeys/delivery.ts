import { journey } from "../journey.ts";
import { add, addBurrito, endOfStep, introduce, order, payCash, priced } from "../shopping.ts";
import { open, press, quiet, sheet, type Visitor } from "../visitor.ts";

async function toSearch(visitor: Visitor): Promise<void> {
  await addBurrito(visitor);
  await order(visitor, "DELIVERY");
  await introduce(visitor);
  await searchField(visitor).waitFor();
}

function searchField(visitor: Visitor) {
  return sheet(visitor).getByRole("combobox", { name: visitor.t("checkout.search.label") });
}

/** As a hurried thumb types it. */
async function search(visitor: Visitor): Promise<void> {
  await searchField(visitor).fill("alvro obregn 1");
  await press(visitor, visitor.t("checkout.search.search"));
  await sheet(visitor).getByRole("option").first().waitFor();
}

async function pick(visitor: Visitor): Promise<void> {
  await sheet(visitor).getByRole("option").first().click();
  await sheet(visitor).getByLabel(visitor.t("checkout.search.number"), { exact: true }).fill("154");
}

async function confirm(visitor: Visitor): Promise<void> {
  await press(visitor, visitor.t("checkout.search.continue"));
  await sheet(visitor)
    .getByRole("heading", { name: visitor.t("checkout.place.title") })
    .waitFor();
  await quiet(visitor.page);
}

async function toSummary(visitor: Visitor): Promise<void> {
  await sheet(visitor).getByLabel(visitor.t("checkout.address.complement")).fill("Depto. 4");
  await press(visitor, visitor.t("checkout.place.confirm"));
  await sheet(visitor)
    .getByRole("heading", { name: visitor.t("checkout.summaryTitle") })
    .waitFor();
  await priced(visitor);
}

async function another(visitor: Visitor): Promise<void> {
  await searchField(visitor).fill("Calle que no hay 12");
  await press(visitor, visitor.t("checkout.search.search"));
  await sheet(visitor).getByText(visitor.t("checkout.search.notFoundHint")).waitFor();
}

async function onMap(visitor: Visitor): Promise<void> {
  await press(visitor, visitor.t("checkout.search.onMap"));
  await pinMap(visitor).waitFor();
  await quiet(visitor.page);
}

function pinMap(visitor: Visitor) {
  return sheet(visitor).getByRole("application", { name: visitor.t("checkout.pin.map") });
}

async function movePin(visitor: Visitor): Promise<void> {
  for (const key of ["+", "+", "+", "ArrowRight", "ArrowRight"]) await pinMap(visitor).press(key);
  await sheet(visitor).getByText(visitor.t("checkout.pin.tooNear")).waitFor({ state: "hidden" });
  await quiet(visitor.page);
  await sheet(visitor)
    .getByText(visitor.t("checkout.pin.loading"))
    .first()
    .waitFor({ state: "hidden" });
}

export const searched = journey("delivery, searched", "demo", [
  ["search", toSearch],
  ["found", search],
  ["picked", pick],
  ["is this the place?", confirm],
  ["summary", toSummary],
  ["summary, end", endOfStep],
  [
    "order",
    async (visitor) => {
      await payCash(visitor);
      await open(
        visitor,
        new URL(visitor.page.url()).pathname + new URL(visitor.page.url()).search,
      );
    },
    "whole",
  ],
  [
    "again, from the list",
    async (visitor) => {
      // On other pages a visitor is told of the order first.
      await open(visitor, "/cart");
      await press(visitor, visitor.t("recent.stay"));
      await addBurrito(visitor);
      await order(visitor, "DELIVERY");
      await sheet(visitor).getByRole("radio").first().waitFor();
    },
  ],
]);

export const pinned = journey("delivery, pinned", "demo", [
  [
    "nothing found",
    async (visitor) => {
      await toSearch(visitor);
      await another(visitor);
    },
  ],
  [
    "no leave to know the place",
    async (visitor) => {
      await press(visitor, visitor.t("checkout.locate.use"));
      await sheet(visitor).getByText(visitor.t("checkout.locate.hint")).waitFor();
    },
  ],
  [
    "at the restaurant's door",
    async (visitor) => {
      await visitor.page.keyboard.press("Escape");
      await sheet(visitor)
        .getByText(visitor.t("checkout.locate.hint"))
        .waitFor({ state: "hidden" });
      const way = visitor.page.getByRole("button", { name: visitor.t("checkout.search.onMap") });
      await pinMap(visitor).or(way).first().waitFor();
      if (await way.isVisible()) await onMap(visitor);
    },
  ],
  ["map", movePin],
]);

export const written = journey("delivery, written by hand", "pizzaria", [
  [
    "empty",
    async (visitor) => {
      for (let count = 0; count < 3; count += 1) await add(visitor, "prod-pao-de-alho");
      await order(visitor, "DELIVERY");
      await introduce(visitor, "11 95555 0188");
      await sheet(visitor)
        .getByLabel(visitor.t("checkout.address.street"), { exact: true })
        .waitFor();
    },
  ],
  [
    "what is missing",
    // The button is ready to tell, though not to go on.
    (visitor) => sheet(visitor).locator("button[type=submit]").last().click({ force: true }),
  ],
  [
    "another neighbourhood",
    async (visitor) => {
      const district = visitor.t("checkout.address.district");
      await sheet(visitor)
        .getByRole("combobox", { name: district })
        .selectOption("OTHER_DISTRICT_ID");
    },
  ],
]);

export const tooLittle = journey("delivery, below the minimum", "demo", [
  [
    "cart",
    async (visitor) => {
      await add(visitor, "prod-flan");
      await open(visitor, "/cart");
    },
  ],
]);

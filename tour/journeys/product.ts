import { defineJourney } from "../visitor/journey.ts";
import { openPath, pressByName, type TourVisitor, topSheet } from "../visitor/visitor.ts";

const see = (id: string) => (visitor: TourVisitor) => openPath(visitor, `/products?product=${id}`);

async function endOfSheet(visitor: TourVisitor): Promise<void> {
  await topSheet(visitor).evaluate((dialog) => {
    for (const part of dialog.querySelectorAll("*")) part.scrollTop = part.scrollHeight;
  });
}

export const productJourney = defineJourney("product", "demo", [
  ["plain", see("prod-flan")],
  ["with a discount and modifiers", see("prod-al-pastor")],
  ["with sizes and modifiers", see("prod-burrito-norteno")],
  ["its end", endOfSheet],
  [
    "a choice is missing",
    async (visitor) => {
      await pressByName(visitor, visitor.t("product.add"));
      await topSheet(visitor)
        .getByText(visitor.t("product.missing", { count: 1 }))
        .first()
        .waitFor();
    },
  ],
  ["a long name and description", see("prod-parrillada")],
  ["several of one, and counted choices", see("prod-combo-esquina")],
  ["few left", see("prod-gobernador")],
  ["sold out", see("prod-suadero")],
  ["without a picture", see("prod-lengua")],
  ["unknown", see("nothing")],
]);

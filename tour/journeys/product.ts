import { defineJourney } from "../visitor/journey.ts";
import {
  openPath,
  pressByName,
  scrollSheetToEnd,
  type TourVisitor,
  topSheet,
} from "../visitor/visitor.ts";

const openProduct = (id: string) => (visitor: TourVisitor) =>
  openPath(visitor, `/products?product=${id}`);

export const productJourney = defineJourney("product", "demo", [
  ["plain", openProduct("prod-flan")],
  ["with a discount and modifiers", openProduct("prod-al-pastor")],
  ["with sizes and modifiers", openProduct("prod-burrito-norteno")],
  ["its end", scrollSheetToEnd],
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
  ["a long name and description", openProduct("prod-parrillada")],
  ["several of one, and counted choices", openProduct("prod-combo-esquina")],
  ["few left", openProduct("prod-gobernador")],
  ["sold out", openProduct("prod-suadero")],
  ["without a picture", openProduct("prod-lengua")],
  ["unknown", openProduct("nothing")],
]);

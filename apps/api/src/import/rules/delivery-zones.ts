import { childPart, type DocumentPart, listItems } from "../document/document-parts.ts";

/** Returns the areas and districts of a document, which a file has in the company or in the settings. */
export function deliveryZones(root: DocumentPart): DocumentPart[] {
  const company = childPart(root, "company");
  const prices = childPart(root, "ecommerce_settings", "delivery", "prices");
  return [
    ...listItems([company], "delivery_areas"),
    ...listItems([company], "delivery_districts"),
    ...listItems([childPart(prices, "area")], "areas"),
    ...listItems([prices], "districts"),
  ];
}

import {
  childPart,
  type DocumentPart,
  fieldValue,
  listItems,
  numberField,
} from "../document/document-parts.ts";

/** The enabled delivery ranges: those of the settings, or else those of the company. They limit a fixed price too. */
export function deliveryRanges(root: DocumentPart): DocumentPart[] {
  const set = listItems([childPart(root, "ecommerce_settings", "delivery", "prices")], "ranges");
  const ranges = set.length > 0 ? set : listItems([childPart(root, "company")], "delivery_ranges");
  return ranges.filter(
    ({ value }) => fieldValue(value, "enabled") !== false && (numberField(value, "max") ?? 0) > 0,
  );
}

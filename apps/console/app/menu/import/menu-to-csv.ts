import type { CsvCell, CsvStyle } from "../../parts/lists/csv.ts";
import { priceText } from "../../parts/prices/price-text.ts";
import type { Menu, Product, Variant } from "../data/menu-types.ts";
import { variantsOf } from "../data/product-parts.ts";
import { COLUMNS, type Column } from "./table/file-columns.ts";

/** The whole menu as lines of the file that can be imported again. */
export function menuRows({ categories, currency }: Menu, { decimalMark }: CsvStyle): CsvCell[][] {
  const amount = (value: number | null | undefined) =>
    value == null ? null : priceText(value, currency).replace(/[.,]/u, decimalMark);
  return categories.flatMap(({ category, products }) =>
    products.flatMap(({ id, product }) =>
      sizesOf(product).map((variant) => {
        const cells: Record<Column, CsvCell> = {
          id,
          category: category.name,
          name: product.name,
          description: product.description ?? "",
          visible: product.visible === false ? "no" : "yes",
          allergens: codesText(product.allergens),
          diets: (product.diets ?? []).join(" "),
          size_id: variant?.id ?? "",
          size: variant?.name ?? "",
          price: variant && amount(soldAt(variant)),
          price_before: amount(variant?.original_price),
        };
        return COLUMNS.map((column) => cells[column]);
      }),
    ),
  );
}

/** An empty cell means that the dish does not state its allergens, `none` that it has none. */
const codesText = (codes: Product["allergens"]) => (codes ? codes.join(" ") || "none" : "");

/** A dish without sizes has a line too: without one it would be missing in its own file. */
const sizesOf = (product: Product): readonly (Variant | null)[] => {
  const sizes = variantsOf(product);
  return sizes.length > 0 ? sizes : [null];
};

/** A size without any price costs guests nothing; a line without one would be a fault. */
const soldAt = ({ price, original_price }: Variant) => price ?? (original_price == null ? 0 : null);

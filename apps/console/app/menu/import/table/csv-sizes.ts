import type { Currency } from "@comanda/domain/money/cents";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { foldText } from "../../../parts/lists/fold-text.ts";
import type { Product, Variant } from "../../data/menu-types.ts";
import { variantsOf } from "../../data/product-parts.ts";
import { nameTranslations } from "./language-columns.ts";
import { isSizeless, type Line } from "./line.ts";
import { fileAmount } from "./parse-file-price.ts";
import { withTranslations } from "./with-translations.ts";

/** The lines of a dish, and those of them that are for sale. */
export type DishLines = { all: readonly Line[]; sold: readonly Line[] };

/** Returns the stored sizes with those of the file; sizes that the file lacks or hides stay. */
export function withSizes(
  { all, sold }: DishLines,
  stored: Product | null,
  currency: Currency,
): Variant[] {
  const sizes = stored ? [...variantsOf(stored)] : [];
  if (all.every(isSizeless)) return sizes;
  const isSingle = all.length === 1 && sizes.length === 1;
  for (const { cells, texts } of sold) {
    const at = sizes.findIndex((size) => isSizeOf(cells, size) || (isSingle && !cells.size_id));
    const size = withCells(
      sizes[at] ?? newSize(cells, stored === null && sold.length === 1),
      cells,
      currency,
    );
    const translated = withTranslations(size, nameTranslations(texts, "size"));
    if (at < 0) sizes.push(translated);
    else sizes[at] = translated;
  }
  return sizes;
}

/** Returns whether the cells of a line are those of a stored size: by its id, or else by its name. */
export const isSizeOf = ({ size_id, size }: Line["cells"], { id, name }: Variant): boolean =>
  size_id ? id === size_id : foldText(name ?? "") === foldText(size ?? "");

const newSize = ({ size_id }: Line["cells"], selected: boolean): Variant => ({
  id: size_id || randomKey(),
  price: 0,
  ...(selected && { selected }),
});

function withCells(variant: Variant, cells: Line["cells"], currency: Currency): Variant {
  const { size, price, price_before } = cells;
  const amount = (text: string) => fileAmount(text, currency);
  // A stored size without any price costs nothing, and is written as 0.
  const isUnpriced = (variant.price ?? variant.original_price ?? null) === null;
  const staysUnpriced = isUnpriced && !price_before && amount(price ?? "") === 0;
  return {
    ...variant,
    ...(size !== undefined && size !== (variant.name ?? "") && { name: size || null }),
    ...(price !== undefined && !staysUnpriced && { price: amount(price) }),
    ...(price_before !== undefined &&
      (price_before !== "" || variant.original_price != null) && {
        original_price: amount(price_before),
      }),
  };
}

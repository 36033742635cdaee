/** The columns of the file; one line is one size of a dish. Only `name` and `price` are needed. */
export const COLUMNS = [
  "id",
  "category",
  "name",
  "description",
  "visible",
  "allergens",
  "diets",
  "size_id",
  "size",
  "price",
  "price_before",
] as const;
export type Column = (typeof COLUMNS)[number];

/**
 * Columns of other systems beside ours: what holds the lines of one dish together, the price of a sale, the
 * second and third word of a size, the currency, whether the price is a fixed
 * one, the unit that it is for or written in, whether the dish is hidden, what the line is, and the choices of the dish.
 * `withLinesOfOtherSystems` and the code in `choices` make ours of them.
 */
const THEIR_COLUMNS = [
  "handle",
  "sku",
  "parent",
  "sale_price",
  "size_2",
  "size_3",
  "currency",
  "price_type",
  "unit",
  "by_weight",
  "hidden",
  "status",
  "kind",
  "choice",
  "choice_price",
  "group",
  "group_min",
  "group_max",
  "choices",
] as const;
export type FileColumn = Column | (typeof THEIR_COLUMNS)[number];
/** Ours and theirs. */
export const ALL_COLUMNS: readonly FileColumn[] = [...COLUMNS, ...THEIR_COLUMNS];

import { isHidden, type Line, SALE_COLUMNS } from "./table/line.ts";

type Cells = Line["cells"];

/** Gives each line the fields of its dish, which other systems write on one line alone. */
export const withDishFields = (lines: readonly Line[]): Line[] =>
  withParents(withoutProductLines(withHandles(withSizesBelow(lines))));

const DISH_TEXTS = ["category", "name", "description"] as const;

/** The cells of a line with the fields of its dish. Whether it is for sale is the dish's only where its own cell is empty. */
function withDish(own: Cells, dish: Cells): Cells {
  const ofDish = [...DISH_TEXTS, ...SALE_COLUMNS.filter((column) => !own[column])];
  const known = ofDish.filter((column) => dish[column] !== undefined);
  return { ...own, ...Object.fromEntries(known.map((column) => [column, dish[column]])) };
}

/** The cells of a size with the fields of its parent, which hides all of its sizes where it is hidden. */
const withParent = (own: Cells, parent: Cells): Cells => ({
  ...withDish(own, parent),
  ...(isHidden(parent) && { visible: "no" }),
});

/**
 * Gives a line without a name the name of the dish with the same handle. A line without a price as well only
 * names another picture.
 */
function withHandles(lines: readonly Line[]): Line[] {
  const dishes = new Map<string, Cells>();
  return lines.flatMap((each) => {
    const { cells } = each;
    const { handle, name } = cells;
    const dish = handle && dishes.get(handle);
    if (handle && name && !dish) dishes.set(handle, cells);
    if (name || !dish) return [each];
    const priced = withSurcharge(cells, dish);
    return priced.price || cells.size ? [{ ...each, cells: withDish(priced, dish) }] : [];
  });
}

/** Wix writes what a size costs more than its dish. */
const withSurcharge = (own: Cells, { price = "" }: Cells): Cells => {
  const { choice_price: more = "", price: _price, choice } = own;
  const isSum = !(own.price || choice) && [price, more].every((text) => PLAIN.test(text));
  return isSum ? { ...own, price: String(Number((Number(price) + Number(more)).toFixed(3))) } : own;
};
const PLAIN = /^\d{1,9}(?:\.\d{1,3})?$/u;

/** Leaves out the line of a dish of Wix, which is sold in the sizes of the lines below. */
function withoutProductLines(lines: readonly Line[]): Line[] {
  const ofSizes = lines.filter(({ cells: { kind = "" } }) => /^variant$/iu.test(kind));
  const sold = new Set(ofSizes.map(({ cells }) => cells.handle));
  return lines.filter(
    ({ cells: { kind = "", handle } }) => !(/^product$/iu.test(kind) && sold.has(handle)),
  );
}

/**
 * Gives a line with only a size and its price the dish above it, whose name a hand-made menu writes once. The line of a dish
 * without a price, above those of its sizes, is not sold itself.
 */
function withSizesBelow(lines: readonly Line[]): Line[] {
  let above: Line | null = null;
  const parents = new Set<number>();
  const sized = lines.map((each): Line => {
    const { cells } = each;
    if (cells.name) above = each;
    const dish = above?.cells;
    if (!dish || !isSizeBelow(cells, dish)) return each;
    if (above && !dish.size) parents.add(above.line);
    return { ...each, cells: withDish(cells, dish) };
  });
  return sized.filter(({ line }) => !parents.has(line));
}

const isSizeBelow = ({ category = "", name, handle, parent, size, price }: Cells, dish: Cells) =>
  !(name || handle || parent || dish.handle) &&
  Boolean(size && price && (dish.size || !dish.price)) &&
  (category === "" || category === dish.category);

/** Gives the lines of sizes the fields of the dish that they name as their parent, which is not sold itself. */
function withParents(lines: readonly Line[]): Line[] {
  const byKey = new Map(
    lines.flatMap(({ line, cells: { id, sku }, cells, ...each }) =>
      [id && `id:${id}`, sku]
        .filter((key) => key !== undefined && key !== "")
        .map((key) => [key, { ...each, line, cells }] as const),
    ),
  );
  const parents = new Set(lines.map(({ cells }) => byKey.get(cells.parent ?? "")?.line));
  return lines.flatMap((each) => {
    const { line, cells } = each;
    const parent = byKey.get(cells.parent ?? "");
    if (!parent) return parents.has(line) ? [] : [each];
    const { name = "" } = parent.cells;
    const rest = (cells.name ?? "").startsWith(name) ? cells.name?.slice(name.length) : cells.name;
    const size = cells.size || (rest ?? "").replace(/^[\s–-]+/u, "");
    const handle = cells.parent ?? "";
    const { groups = parent.groups, groupNames = parent.groupNames } = each;
    return [
      {
        ...each,
        ...(groups && { groups }),
        ...(groupNames && { groupNames }),
        cells: { ...withParent(cells, parent.cells), handle, size },
      },
    ];
  });
}

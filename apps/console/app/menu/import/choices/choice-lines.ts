import { foldText } from "../../../parts/lists/fold-text.ts";
import { countOf, type FileGroup, mergedGroups, UNNAMED_GROUP } from "../cells/file-groups.ts";
import { nameTranslations } from "../table/language-columns.ts";
import type { Line } from "../table/line.ts";
import { isChoiceKind, isGroupKind } from "./line-kinds.ts";

type Cells = Line["cells"];

/**
 * Puts the lines that are choices into the dish that they belong to: the dish that they name, or else the one above
 * them. A line whose dish is not clear stays as it is, and is a fault.
 */
export function withChoiceLines(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  const dishes = new Map<string, number>();
  const ownLines = new Set(lines.filter(({ cells }) => !isChoice(cells)).map(keyOf));
  const isTail = isUnclearTail(lines);
  let above = -1;
  let group: FileGroup | null = null;
  const add = (at: number, groups: readonly FileGroup[]) => {
    const dish = result[at];
    if (dish) result[at] = { ...dish, groups: mergedGroups(dish.groups ?? [], groups) };
  };
  for (const line of lines) {
    const { cells } = line;
    if (!isChoice(cells)) {
      group = null;
      above = result.push(line) - 1;
      addKeys(dishes, line, above);
      continue;
    }
    if (isTail && isMarked(cells)) {
      result.push(line);
      continue;
    }
    const at = dishAt(line);
    if (at === null) {
      result.push(line);
      continue;
    }
    const named = groupOf(line, at === above ? group : null);
    group = named;
    above = at;
    add(at, [named]);
  }
  return result;

  /** Where the dish of a choice stands among the results; it is added if the line has both. */
  function dishAt(line: Line): number | null {
    const { cells } = line;
    const { choice, name, choice_price } = cells;
    const isBelow = isMarked(cells) || !name;
    if (isBelow) return above < 0 || !isOfDish(cells, result[above]) ? null : above;
    const known = dishes.get(keyOf(line));
    if (known !== undefined) return hasSamePrice(result[known], cells) ? known : null;
    // Its price is that of the dish only where the choice has one of its own.
    if (!choice || choice_price === undefined || ownLines.has(keyOf(line))) return null;
    const { choice: _choice, choice_price: _price, group: _group, ...own } = cells;
    const at = result.push({ ...line, cells: own }) - 1;
    dishes.set(keyOf(line), at);
    return at;
  }
}

const PLUS = /^\+\s*(?=\p{L})/u;

/** `+2`: a price that is added to another one. That of a size is read nowhere, and is a fault. */
export const isSurcharge = (price = ""): boolean => /^\s*\+/u.test(price);

/** Whether the line itself says that it is a choice, and not that it has one. */
const isMarked = ({ kind = "", name = "", size = "", choice = "", price }: Cells): boolean =>
  isChoiceKind(kind) ||
  isGroupKind(kind) ||
  PLUS.test(name) ||
  (isSurcharge(price) && size === "" && choice === "");

export const isChoice = (cells: Cells): boolean => Boolean(cells.choice) || isMarked(cells);

const keyOf = ({ cells: { handle = "", category = "", name = "", size = "" } }: Line): string =>
  [handle, category, name, size].map(foldText).join(" / ");

/** A choice without a size is one of the dish in all of its sizes. */
function addKeys(dishes: Map<string, number>, line: Line, at: number): void {
  for (const key of [keyOf(line), dishKeyOf(line)]) if (!dishes.has(key)) dishes.set(key, at);
}

const dishKeyOf = ({ cells, ...line }: Line): string =>
  keyOf({ ...line, cells: { ...cells, size: "" } });

/** A choice without a category is one of the dish above it, and one in another category is not. */
const isOfDish = ({ category = "", parent = "" }: Cells, dish: Line | undefined): boolean =>
  (category === "" || foldText(category) === foldText(dish?.cells.category ?? "")) &&
  (parent === "" ||
    [dish?.cells.handle, dish?.cells.sku, dish?.cells.id, dish?.cells.name].includes(parent));

/** Another price beside the same dish and choice may be the one of the choice: nothing says which is which. */
const hasSamePrice = (dish: Line | undefined, { price = "", choice_price }: Cells): boolean =>
  choice_price === undefined || price === "" || price === dish?.cells.price;

function groupOf({ cells, texts }: Line, open: FileGroup | null): FileGroup {
  const { kind = "", name = "", choice = "", group = "", price = "", choice_price } = cells;
  const isGroup = isGroupKind(kind);
  const text = isGroup ? "" : choice || name.replace(PLUS, "");
  const groupName = group || (isGroup ? choice || name : (open?.name ?? UNNAMED_GROUP));
  return {
    name: groupName,
    texts: nameTranslations(texts, "group"),
    min: countOf(cells.group_min),
    max: countOf(cells.group_max),
    choices:
      text === ""
        ? []
        : [
            {
              name: text,
              texts: nameTranslations(texts, "choice"),
              price:
                choice_price || (choice_price === undefined || isChoiceKind(kind) ? price : ""),
            },
          ],
  };
}

/** Choices that all stand below several dishes, in one block: nothing says which dish has them. */
function isUnclearTail(lines: readonly Line[]): boolean {
  const areMarked = lines.map(
    ({ cells }) => isChoiceKind(cells.kind ?? "") || isGroupKind(cells.kind ?? ""),
  );
  const first = areMarked.indexOf(true);
  return (
    first > 1 &&
    areMarked.slice(first).every(Boolean) &&
    !lines.slice(first).some(({ cells }) => cells.parent)
  );
}

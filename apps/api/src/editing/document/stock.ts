import { isRecord } from "@comanda/contract/fields/is-record";
import { modifierKey } from "../../catalog/menu-with-stock.ts";
import { fieldValue, type JsonObject, numberField } from "../../import/document/document-parts.ts";
import { idOf, objectsIn } from "./menu-document.ts";

/** The rows whose stock a change sets; modifiers by `modifierKey`. */
export type StockKeys = { variants: Set<string>; modifiers: Set<string> };

/** For a change that sets no stock. */
export const noStock = (): StockKeys => ({ variants: new Set(), modifiers: new Set() });

/**
 * Returns the changed product with the present stock. The change decides only the stock that it
 * sets, and stock that begins or ends to be counted: the same rule as an import's (decision 32).
 */
export function withKeptStock(
  before: JsonObject | undefined,
  after: JsonObject,
  set: StockKeys,
): JsonObject {
  if (!before) return after;
  const productId = idOf(after);
  const isCounted = fieldValue(before, "stock_enabled") === true;
  const variants = new Map(objectsIn(before, "product_variants").map((each) => [idOf(each), each]));
  const modifiers = new Map(
    objectsIn(before, "modifier_groups")
      .flatMap((group) => objectsIn(group, "modifiers"))
      .map((each) => [idOf(each), each]),
  );
  const withVariants = mapObjects(after, "product_variants", (variant) => {
    const left = isCounted ? variants.get(idOf(variant)) : undefined;
    return set.variants.has(idOf(variant)) ? variant : keepStock(left, variant);
  });
  return mapObjects(withVariants, "modifier_groups", (group) =>
    mapObjects(group, "modifiers", (modifier) => {
      const isSet = set.modifiers.has(modifierKey(productId, idOf(modifier)));
      return isSet ? modifier : keepStock(modifiers.get(idOf(modifier)), modifier);
    }),
  );
}

function keepStock(before: JsonObject | undefined, after: JsonObject): JsonObject {
  const left = numberField(before, "stock");
  const sent = numberField(after, "stock");
  return left === null || sent === null || left === sent ? after : { ...after, stock: left };
}

/** Returns the part with changed objects in a list; the same part if no object has changed. */
export function mapObjects(
  part: JsonObject,
  key: string,
  change: (item: JsonObject) => JsonObject,
): JsonObject {
  const list = fieldValue(part, key);
  if (!Array.isArray(list)) return part;
  const changed = list.map((item: unknown) => (isRecord(item) ? change(item) : item));
  return changed.every((item, at) => item === list[at]) ? part : { ...part, [key]: changed };
}

import { isRecord } from "@comanda/contract/fields/is-record";
import { rankOf } from "../table/column-names.ts";
import { isSize } from "../table/size-columns.ts";
import { titleOf } from "./choice-objects.ts";
import { nameKey } from "./json-fields-of.ts";
import { amountOf } from "./json-money.ts";
import { type Fields, isSizesKey, listOf } from "./json-objects.ts";

/**
 * Gives each flavour of a pizza the sizes that stand beside it, in all objects of a file: iFood has a list of sizes, flavours with
 * `"prices": { "size": … }` by their ids, and crusts and edges, which are choices of all of them.
 */
export function withPricesBySize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPricesBySize);
  if (!isRecord(value)) return value;
  const fields = withSizesOfMap(
    Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withPricesBySize(each)])),
  );
  const sizes = sizesById(fields);
  const flavours = sizes.size === 0 ? [] : Object.entries(fields).filter(hasPricesOf(sizes));
  if (flavours.length === 0) return fields;
  const keys = new Set(["sizes", ...flavours.map(([key]) => key)]);
  const others = Object.entries(fields).filter(([key]) => !keys.has(key));
  const groups = others.filter(([, list]) => namedIn(list).length > 0);
  const rest = others.filter(([, list]) => namedIn(list).length === 0);
  const items = flavours
    .flatMap(([, list]) => namedIn(list))
    .map((flavour) => dishOf(flavour, sizes, Object.fromEntries(groups)));
  return { ...Object.fromEntries(rest), items };
}

const namedIn = (value: unknown): Fields[] =>
  listOf(value).filter((each): each is Fields => isRecord(each) && nameKey(each) !== undefined);

const sizesById = ({ sizes }: Fields): ReadonlyMap<string, Fields> =>
  new Map(
    namedIn(sizes).flatMap((size) => (size.id === undefined ? [] : [[String(size.id), size]])),
  );

const hasPricesOf =
  (sizes: ReadonlyMap<string, Fields>) =>
  ([, list]: readonly [string, unknown]): boolean =>
    namedIn(list).some(
      ({ prices }) => isRecord(prices) && Object.keys(prices).some((id) => sizes.has(id)),
    );

function dishOf(
  { prices, ...flavour }: Fields,
  sizes: ReadonlyMap<string, Fields>,
  groups: Fields,
): Fields {
  const own = isRecord(prices) ? prices : {};
  const sold = [...sizes].flatMap(([id, size]) =>
    own[id] === undefined ? [] : [{ ...size, id: undefined, price: own[id] }],
  );
  const choices = Object.entries(groups).map(([key, options]) => ({ name: titleOf(key), options }));
  return { ...flavour, sizes: sold, ...(choices.length > 0 && { modifier_groups: choices }) };
}

/** Makes a list of the sizes of a dish whose prices stand by their names: `"price": { "small": 8, "large": 11 }`. */
function withSizesOfMap(fields: Fields): Fields {
  const [found] = Object.entries(fields).filter(([key, value]) => isMapOfSizes(key, value));
  if (!found || nameKey(fields) === undefined) return fields;
  const [key, prices] = found;
  const { [key]: _, ...rest } = fields;
  const sizes = Object.entries(isRecord(prices) ? prices : {});
  return { ...rest, sizes: sizes.map(([name, price]) => ({ name, price })) };
}

const isMapOfSizes = (key: string, value: unknown): boolean =>
  isRecord(value) &&
  (isSizesKey(key) || rankOf(key, "price") !== null) &&
  Object.keys(value).length > 1 &&
  Object.entries(value).every(([name, price]) => isSize(name) && amountOf("price", price) !== null);

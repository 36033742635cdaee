import { isRecord } from "@comanda/contract/fields/is-record";
import { titleOf } from "./choice-objects.ts";
import { nameKey } from "./json-fields-of.ts";
import { type Fields, listOf } from "./json-objects.ts";

/**
 * Gives each flavour of a pizza the sizes that stand beside it, in all objects of a file: iFood has a list of sizes, flavours with
 * `"prices": { "size": … }` by their ids, and crusts and edges, which are choices of all of them.
 */
export function withPricesBySize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPricesBySize);
  if (!isRecord(value)) return value;
  const fields = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withPricesBySize(each)]),
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

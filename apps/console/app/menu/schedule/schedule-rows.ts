import type { ScheduledPrices } from "@comanda/contract/scheduled-prices/scheduled-prices-schemas";
import type { Currency } from "@comanda/domain/money/cents";
import { type PriceFault, parsePrice, priceText } from "../../parts/prices/price-text.ts";
import type { Menu, MenuProduct } from "../data/menu-types.ts";
import { groupsOf, groupUses, priceOf, variantsOf } from "../data/product-parts.ts";

/** A line of the sheet: a variant of a product or a modifier of a group, and what it is to cost. */
export type ScheduleRow = {
  key: string;
  list: "products" | "groups";
  /** The id and the name of the product or the group. */
  part: { id: string; name: string };
  id: string;
  name: string;
  /** What it costs now; null for what is no longer on the menu. */
  now: number | null;
  /** Empty: the price stays. */
  typed: string;
};

/** What is sent of the lines: prices by the lists of the call. */
export type NewPrices = {
  products: { id: string; variants: { id: string; price: number }[] }[];
  groups: { id: string; modifiers: { id: string; price: number }[] }[];
};

type RowFacts = Omit<ScheduleRow, "key" | "typed">;
const toRow = (facts: RowFacts, typed = ""): ScheduleRow => ({
  ...facts,
  key: `${facts.list} ${facts.part.id} ${facts.id}`,
  typed,
});

/** A line for each size and each modifier of a product. */
export function rowsOfProduct({ id, product }: MenuProduct, currency: Currency): ScheduleRow[] {
  const part = { id, name: product.name };
  const sizes = variantsOf(product).map((variant) =>
    toRow({
      list: "products",
      part,
      id: variant.id,
      name: variant.name ?? "",
      now: priceOf(variant, currency),
    }),
  );
  const modifiers = groupsOf(product).flatMap((group) =>
    (group.modifiers ?? []).map((modifier) =>
      toRow({
        list: "groups",
        part: { id: group.id, name: group.name },
        id: modifier.id,
        name: modifier.name,
        now: modifier.price ?? 0,
      }),
    ),
  );
  return [...sizes, ...modifiers];
}

/** A line for each price of a scheduled change, with the price that it sets. */
export function rowsOfScheduled({ products, groups }: ScheduledPrices, menu: Menu): ScheduleRow[] {
  const { currency } = menu;
  const entries = new Map(
    menu.categories.flatMap((each) => each.products).map((entry) => [entry.id, entry]),
  );
  const uses = groupUses(menu);
  const typedOf = (price: number) => priceText(price, currency);
  return [
    ...products.flatMap(({ variants, ...part }) => {
      const entry = entries.get(part.id);
      const there = new Map(entry ? variantsOf(entry.product).map((each) => [each.id, each]) : []);
      return variants.map(({ id, name, price }) => {
        const variant = there.get(id);
        const now = variant ? priceOf(variant, currency) : null;
        return toRow({ list: "products", part, id, name, now }, typedOf(price));
      });
    }),
    ...groups.flatMap(({ modifiers, ...part }) => {
      const copies = uses.get(part.id)?.products.flatMap(({ product }) => groupsOf(product)) ?? [];
      const there = new Map(
        copies
          .filter(({ id }) => id === part.id)
          .flatMap((group) => group.modifiers ?? [])
          .map((each) => [each.id, each]),
      );
      return modifiers.map(({ id, name, price }) => {
        const modifier = there.get(id);
        const now = modifier ? (modifier.price ?? 0) : null;
        return toRow({ list: "groups", part, id, name, now }, typedOf(price));
      });
    }),
  ];
}

/** The prices that are filled in, and what is wrong with them by the keys of lines. */
export function pricesOf(rows: readonly ScheduleRow[], currency: Currency) {
  const faults: Record<string, PriceFault> = {};
  const priced = rows
    .filter(({ typed, now }) => typed.trim() !== "" && now !== null)
    .flatMap((row) => {
      const parsed = parsePrice(row.typed, currency);
      if (parsed.fault) faults[row.key] = parsed.fault;
      return parsed.fault ? [] : [{ ...row, price: parsed.amount }];
    });
  const byPart = (list: ScheduleRow["list"]) =>
    [
      ...Map.groupBy(
        priced.filter((row) => row.list === list),
        ({ part }) => part.id,
      ),
    ].map(([id, same]) => ({ id, items: same.map((row) => ({ id: row.id, price: row.price })) }));
  const prices: NewPrices = {
    products: byPart("products").map(({ id, items }) => ({ id, variants: items })),
    groups: byPart("groups").map(({ id, items }) => ({ id, modifiers: items })),
  };
  return { prices, faults };
}

/** How many prices change. */
export const countPrices = ({ products, groups }: NewPrices): number =>
  [...products.map(({ variants }) => variants), ...groups.map(({ modifiers }) => modifiers)].flat()
    .length;

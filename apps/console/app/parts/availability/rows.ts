import type { Availability } from "@comanda/contract/staff/availability-items";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { modifierSign } from "@comanda/domain/menu/modifier-sign";
import { LOW_STOCK } from "@comanda/domain/menu/offer";
import { searchMatcher } from "../lists/fold-text.ts";

export type Product = Availability["products"][number];
export type Item = Product["variants"][number];

/** `part`: some sizes are sold out, or an extra of some dishes. */
export type RowState = "on_sale" | "left" | "part" | "sold_out";

/** A line of the page: a dish with its sizes, or an extra with one name in all dishes. */
export type Row = {
  key: string;
  name: string;
  state: RowState;
  left: number | null;
  until: string | null;
  by: string | null;
} & (
  | { kind: "product"; product: Product }
  | {
      kind: "extra";
      /** The modifiers with this name: menus may have one for each dish. */
      modifiers: Item[];
      /** How many dishes offer it. */
      dishes: number;
    }
);

/** The lines of a menu: its dishes in its order, then its extras. */
export function toRows({ products, modifiers }: Availability): Row[] {
  const extras = Map.groupBy(modifiers, ({ name }) => name.trim().toLowerCase());
  return [...products.map(productRow), ...[...extras.values()].map(extraRow)];
}

function productRow(product: Product): Row {
  const { id, name, until, left, variants } = product;
  const out = variants.filter(({ state }) => state === "sold_out");
  const isPart = product.state !== "sold_out" && out.length > 0;
  const state = isPart ? "part" : product.state;
  const by = product.by ?? out.find((variant) => variant.by !== null)?.by ?? null;
  return { key: `product ${id}`, kind: "product", name, state, left, until, by, product };
}

function extraRow(modifiers: Availability["modifiers"]): Row {
  const [first] = modifiers;
  const out = modifiers.filter(({ state }) => state === "sold_out");
  const only = modifiers.length === 1 ? first : undefined;
  return {
    key: `extra ${first?.id}`,
    kind: "extra",
    name: first?.name ?? "",
    state: only?.state ?? stateOfSome(out.length, modifiers.length),
    left: only?.left ?? null,
    until: out[0]?.until ?? only?.until ?? null,
    by: (out[0] ?? first)?.by ?? null,
    modifiers,
    dishes: new Set(modifiers.flatMap(({ product_ids }) => product_ids)).size,
  };
}

function stateOfSome(out: number, all: number): RowState {
  if (out === 0) return "on_sale";
  return out === all ? "sold_out" : "part";
}

/**
 * The lines of an order's dishes, and of the extras that its guests chose, that are not sold out yet.
 * What a guest leaves out, such as "no onion", is not among them.
 */
export function rowsOfOrder(rows: readonly Row[], { lines }: Pick<StaffOrder, "lines">): Row[] {
  const chosen = lines.flatMap(({ modifiers }) =>
    modifiers.filter(({ name }) => modifierSign(name, null) !== "without"),
  );
  const products = new Set(lines.map(({ product_id }) => product_id));
  const modifiers = new Set(chosen.map(({ modifier_id }) => modifier_id));
  return rows.filter((row) => {
    if (row.state === "sold_out") return false;
    return row.kind === "product"
      ? products.has(row.product.id)
      : row.modifiers.some(({ id }) => modifiers.has(id));
  });
}

export const ROW_FILTERS = ["all", "soldOut", "fewLeft", "extras"] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

const matches: Record<RowFilter, (row: Row) => boolean> = {
  all: () => true,
  soldOut: ({ state }) => state === "sold_out" || state === "part",
  fewLeft: ({ state, left }) => state === "left" && left !== null && left <= LOW_STOCK,
  extras: ({ kind }) => kind === "extra",
};

/** How many lines each filter shows. */
export function countRows(rows: readonly Row[]): Record<RowFilter, number> {
  const count = (filter: RowFilter) => rows.filter(matches[filter]).length;
  return {
    all: rows.length,
    soldOut: count("soldOut"),
    fewLeft: count("fewLeft"),
    extras: count("extras"),
  };
}

/**
 * The lines that a filter and a search show. Every word of the search must be in the name of the dish,
 * its category or a size; accents and case do not matter.
 */
export function findRows(rows: readonly Row[], filter: RowFilter, search: string): Row[] {
  const isFound = searchMatcher(search);
  return rows.filter((row) => matches[filter](row) && isFound(searchedText(row)));
}

function searchedText(row: Row): string {
  if (row.kind === "extra") return row.name;
  const { name, category_name, variants } = row.product;
  return [name, category_name, ...variants.map((variant) => variant.name)].join(" ");
}

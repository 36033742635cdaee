import type { StaffMenu } from "@comanda/contract/menu/menu-parts";
import type { StaffCallName } from "@comanda/contract/staff/staff-calls";
import { seededRandom } from "@comanda/domain/testing/seeded-random";
import type { TestApp } from "../../../testing/create-test-app.ts";
import { readMenuAsManager } from "../menu-calls.ts";

/** The random numbers of an edit. They pick among what the company then has. */
export type RandomEdit = { kind: string; a: number; b: number; name: string; price: number };

/** What earlier edits have left for later ones. */
export type EditState = {
  /** The ids of changes, which can be taken back. */
  changes: string[];
  /** Uploaded pictures by their use; `product` for those of the menu. */
  pictures: Map<string, string[]>;
  /** The fields of the settings that an edit has written. */
  written: Set<string>;
};

export type Sent = {
  status: number;
  body: { code?: string | undefined; change_id?: string | null | undefined };
};

type MenuNow = StaffMenu["categories"][number];
type ProductNow = MenuNow["products"][number];

/** What an edit has at hand. */
export type EditWorld = RandomEdit & {
  api: TestApp;
  state: EditState;
  random: () => number;
  menu: StaffMenu;
  products: ProductNow[];
  /** A category, another or the same one, a product and a group of several products. */
  category: MenuNow | undefined;
  target: MenuNow | undefined;
  product: ProductNow | undefined;
  group: StaffMenu["modifier_groups"][number] | undefined;
};

/** Edits by name: that of their call, and of what it changes where there are several. */
export type Edits = Partial<
  Record<
    StaffCallName | `${StaffCallName}: ${string}` | `guest: ${string}` | `clock: ${string}`,
    (world: EditWorld) => Promise<Sent>
  >
>;

/** What an edit without a call of the console answers. */
export const done: Sent = { status: 200, body: {} };

/**
 * Picks an item by any number, counted on from the first after the last; undefined from an empty list.
 */
export const pick = <Item>(list: readonly Item[], at: number): Item | undefined =>
  list[at % Math.max(1, list.length)];

/** The id of one of the list after which a part is put, or null for the first place. */
export const placeAfterOne = (list: readonly { id: string }[], at: number): string | null =>
  pick([null, ...list.map(({ id }) => id)], at) ?? null;

/** Reads what a random edit may change. */
export async function readWorld(
  api: TestApp,
  edit: RandomEdit,
  state: EditState,
): Promise<EditWorld> {
  const menu = await readMenuAsManager(api);
  const { a, b } = edit;
  const products = menu.categories.flatMap((each) => each.products);
  return {
    ...edit,
    api,
    state,
    menu,
    products,
    random: seededRandom(a * 1009 + b),
    category: pick(menu.categories, a),
    target: pick(menu.categories, b),
    product: pick(products, a),
    group: pick(menu.modifier_groups, a),
  };
}

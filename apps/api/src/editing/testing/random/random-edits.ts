import fc from "fast-check";
import type { TestApp } from "../../../testing/create-test-app.ts";
import {
  done,
  type EditState,
  type Edits,
  type RandomEdit,
  readWorld,
  type Sent,
} from "./edit-world.ts";
import { menuEdits } from "./menu-edits.ts";
import { productEdits } from "./product-edits.ts";
import { serviceEdits } from "./service-edits.ts";
import { settingsEdits } from "./settings-edits.ts";

export const edits = { ...productEdits, ...menuEdits, ...serviceEdits, ...settingsEdits };

type Kind = keyof typeof edits;
const kinds = Object.keys(edits) as Kind[];

/** Sections of the settings are as many as other kinds of edits. */
export const randomEdits = (count: number) =>
  fc.array(
    fc.record({
      kind: fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom(...kinds) },
        { weight: 1, arbitrary: fc.constant("updateSettings" as const) },
      ),
      a: fc.nat(1000),
      b: fc.nat(1000),
      name: fc.constantFrom("Taco", "Ñandú 🌮", '"; drop table', "  padded  ", "名前", "عصير"),
      price: fc.nat(10_000).map((cents) => cents / 100),
    }),
    { minLength: count, maxLength: count },
  );

/** The state before the first edit. */
export const newEditState = (): EditState => ({
  changes: [],
  pictures: new Map(),
  written: new Set(),
});

/** Makes the edit, or another where the menu is too small for it, and returns its kind too. */
export async function makeRandomEdit(
  api: TestApp,
  edit: RandomEdit & { kind: Kind },
  state: EditState,
): Promise<Sent & { kind: Kind }> {
  const world = await readWorld(api, edit, state);
  const kind = possibleKind(edit.kind, {
    categories: world.menu.categories.length,
    products: world.products.length,
    groups: world.menu.modifier_groups.length,
  });
  const made: Edits = edits;
  const sent = (await made[kind]?.(world)) ?? done;
  if (sent.body.change_id) state.changes.push(sent.body.change_id);
  return { ...sent, kind };
}

/** An edit that the menu has enough parts for. */
function possibleKind(
  wanted: Kind,
  has: { categories: number; products: number; groups: number },
): Kind {
  if (has.categories < 2) return "createCategory";
  if (has.products < 2 && /roduct|applyMenu|Prices/u.test(wanted)) return "createProduct";
  return wanted === "updateModifierGroup" && has.groups === 0 ? "updateProduct: group" : wanted;
}

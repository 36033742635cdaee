import * as v from "valibot";
import {
  AnyInstant,
  Id,
  Instant,
  NonNegativeInteger,
  nullByDefault,
} from "../fields/field-schemas.ts";
import { MAX_PIECES_LEFT } from "../rules/staff-rules.ts";
import { Revision } from "./staff-order.ts";

/** What is marked. A modifier is one thing in all products that offer it under one id. */
const ItemKind = v.picklist(["product", "variant", "modifier"]);

const State = v.picklist(["on_sale", "sold_out", "left"]);

const itemFields = {
  id: Id,
  name: v.string(),
  /** To be named by the next change; null while no change is known. */
  revision: nullByDefault(Revision),
  state: State,
  /** When the state ends by itself; null when it does not. */
  until: nullByDefault(AnyInstant),
  /** The pieces that are left; null when nothing counts them. */
  left: nullByDefault(NonNegativeInteger),
  /** Whether the menu counts its stock; then `left` of a change sets the stock. */
  counted: v.boolean(),
  /** What decides the state: a mark of staff, or the menu's stock. */
  source: v.picklist(["mark", "stock"]),
  /** Who set the mark that decides the state, and when; null where none does. */
  by: nullByDefault(v.string()),
  at: nullByDefault(AnyInstant),
};

const AvailabilityItem = v.object(itemFields);

/** Everything that can be marked, and how it is now. */
export const Availability = v.object({
  now: AnyInstant,
  timezone: v.string(),
  /** What "until tomorrow" means now: the next opening after the end of the day. */
  tomorrow: AnyInstant,
  /** Products with something sold out, and names of sold-out modifiers. */
  sold_out_count: NonNegativeInteger,
  products: v.array(
    v.object({
      ...itemFields,
      category_id: Id,
      category_name: v.string(),
      image_url: nullByDefault(v.string()),
      /** A product with a single variant has it here too; a mark of the product is enough. */
      variants: v.array(AvailabilityItem),
      modifier_ids: v.array(Id),
    }),
  ),
  modifiers: v.array(v.object({ ...itemFields, product_ids: v.array(Id) })),
});
export type Availability = v.InferOutput<typeof Availability>;

/**
 * One change. `until` is an instant, `tomorrow` (the next opening after the end of the day) or
 * `for_good`. `left` is required for the state `left`. Where the menu counts the stock, `left` sets
 * the stock.
 */
export const AvailabilityChange = v.pipe(
  v.object({
    kind: ItemKind,
    id: Id,
    seen: nullByDefault(Revision),
    state: State,
    until: v.nullish(v.union([v.picklist(["tomorrow", "for_good"]), Instant]), "tomorrow"),
    left: nullByDefault(v.pipe(NonNegativeInteger, v.maxValue(MAX_PIECES_LEFT))),
    /** The count that the sender has seen: what was sold since then is taken off `left`. */
    seen_left: nullByDefault(NonNegativeInteger),
  }),
  v.forward(
    v.check(({ state, left }) => state !== "left" || left !== null, "is required"),
    ["left"],
  ),
);
export type AvailabilityChange = v.InferOutput<typeof AvailabilityChange>;

export const ChangedAvailability = v.object({
  now: AnyInstant,
  /** The changed items as they are now, in the order of the changes. */
  items: v.array(v.object({ kind: ItemKind, ...itemFields })),
  /** The changes that restore what was before. */
  undo: v.array(AvailabilityChange),
});
export type ChangedAvailability = v.InferOutput<typeof ChangedAvailability>;

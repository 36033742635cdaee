import type {
  SharedLineProblem as Problem,
  SharedCartState as State,
} from "@comanda/domain/shared-cart/shared-cart";
import * as v from "valibot";
import {
  AnyInstant,
  falseByDefault,
  Id,
  list,
  NonNegativeInteger,
  nullByDefault,
  RandomKey,
  ResponseAmount,
  text,
} from "../fields/field-schemas.ts";
import { Order, OrderStatus } from "./order.ts";
import { ComboToOrder } from "./order-requests.ts";

/** 256 random bits that the opener's browser makes, base64url. The server stores only its hash. */
const LinkToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/u, "must be 43 base64url characters"));

/** What a guest is called; the server cuts it, and null is a guest without a name. */
const GuestName = nullByDefault(text(200));

/** A cart that a guest has not joined, by its link or by its table: one of the two. */
const CartAddress = {
  token: nullByDefault(LinkToken),
  table_id: nullByDefault(Id),
};

export const SharedCartToFind = v.object(CartAddress);
export const SharedCartToJoin = v.object({ ...CartAddress, name: GuestName });

export const SharedCartToOpen = v.object({
  token: LinkToken,
  name: GuestName,
  /** The table whose tab this is; null for a cart that is joined by its link only. */
  table_id: nullByDefault(Id),
  /** Opens a new tab also at a table that has one; that one can then be joined by its link only. */
  replaces: falseByDefault,
});

/** A cart as it is shown before a guest joins it: no names and no lines of other guests. */
export const FoundSharedCart = v.object({
  opened_at: AnyInstant,
  /** 0 for a table without an open cart. */
  guests: NonNegativeInteger,
  /** The name of who opened it, for a guest with the link. */
  opened_by: nullByDefault(v.string()),
});
export type FoundSharedCart = v.InferOutput<typeof FoundSharedCart>;

/** All lines of one guest, in place of those that they had. */
export const SharedCartLines = v.object({
  /** Made for this change: the same key again changes nothing. */
  key: RandomKey,
  /** The guest's revision that the sender has seen. */
  revision: NonNegativeInteger,
  lines: v.pipe(v.array(ComboToOrder), v.maxLength(100)),
});

/** Removing a guest ends the link that they know. */
export const SharedCartGuestToRemove = v.object({
  /** Of the cart's next link: made by the sender, and another one than those before. */
  token: LinkToken,
});

const SharedCartLine = v.object({
  product_id: Id,
  variant_id: Id,
  quantity: NonNegativeInteger,
  comment: nullByDefault(v.string()),
  modifiers: v.array(v.object({ modifier_id: Id, quantity: NonNegativeInteger })),
  /** Null when the product is no longer on the menu; then there is no price either. */
  name: nullByDefault(v.string()),
  /** Variant and modifiers, as the menu names them. */
  choices: v.array(v.string()),
  total: nullByDefault(ResponseAmount),
  /** Why it cannot be ordered now; null if it can. */
  problem: nullByDefault(
    v.picklist(["gone", "options", "short", "sold_out"] as const satisfies readonly Problem[]),
  ),
  /** For `short`: how many are left for this line. */
  left: nullByDefault(NonNegativeInteger),
});

/** A guest of the cart, as the others see them. */
const SharedCartGuest = v.object({
  id: Id,
  /** 1 for who opened the cart, 2 for the next guest. */
  number: NonNegativeInteger,
  name: nullByDefault(v.string()),
  /** Raised with each change of their lines. */
  revision: NonNegativeInteger,
  lines: list(SharedCartLine),
  total: ResponseAmount,
  /** Whether an order of their own lines is being paid online: then these lines stay as they are. */
  is_paying: falseByDefault,
});

/** An order that was placed from the cart. */
const SharedCartOrder = v.object({
  ...v.pick(Order, ["public_id", "service_type", "scheduled_delivery_date"]).entries,
  ...v.pick(Order, ["confirmed_at", "promised_at"]).entries,
  status: OrderStatus,
  /** The guest who placed it. */
  guest_id: Id,
  /** Whether it has the lines of all. */
  whole: v.boolean(),
  lines: list(
    v.object({
      name: v.string(),
      quantity: NonNegativeInteger,
      product_id: nullByDefault(Id),
      /** Whose it is, also after they have left the cart; null where two guests of the cart have one name. */
      guest_id: nullByDefault(Id),
      /** What it costs, without what is paid for the order as a whole: delivery, fees, tip, discounts. */
      total: nullByDefault(ResponseAmount),
    }),
  ),
  total: ResponseAmount,
});

/** A shared cart as one of its guests sees it, priced as an order is. */
export const SharedCart = v.object({
  id: Id,
  /**
   * `open`: lines can be changed. `paying`: the order for all is being paid online. `sent`: one order with all lines
   * was placed. `over`: it was closed or has expired.
   */
  state: v.picklist(["open", "paying", "sent", "over"] as const satisfies readonly State[]),
  /** Raised with each change. */
  revision: NonNegativeInteger,
  table_id: nullByDefault(Id),
  /** The guest who reads it. */
  me: Id,
  /** The guest who may send an order for all. */
  opener: Id,
  /**
   * Raised when a new link replaces the one before: a token that was got with another number opens nothing.
   */
  link_number: v.nullish(NonNegativeInteger, 0),
  /** Who pays or has sent the order for all; null while it is open. */
  by: nullByDefault(Id),
  guests: list(SharedCartGuest),
  orders: list(SharedCartOrder),
  /** The sum of all lines that are not ordered yet. */
  total: ResponseAmount,
  expires_at: AnyInstant,
  /** The `authorization` of the websocket that says when the cart has changed; null when it is over. */
  socket_authorization: nullByDefault(v.string()),
});
export type SharedCart = v.InferOutput<typeof SharedCart>;

/** A guest's checkout that is announced to the others. */
export const SharedCartCheckout = v.object({
  /** Whether the guest orders for all. */
  whole: v.boolean(),
  /** Whether the guest has closed the checkout. */
  ended: falseByDefault,
});

/**
 * The messages of the cart's websocket: the cart can be read again, or a guest is checking out for this many
 * seconds from now; 0 when the checkout was closed.
 */
export type SharedCartMessage =
  | { event_type: "SHARED_CART_CHANGED" }
  | { event_type: "SHARED_CART_CHECKOUT"; guest: string; whole: boolean; seconds: number };

import type { SharedLine } from "@comanda/domain/shared-cart/shared-lines";
import type { Generated } from "kysely";
import type { Json, OptionalTimestamp, Timestamp } from "./columns.ts";

/** Carts that several guests fill (decision 71). */
export type SharedCartTables = {
  shared_carts: {
    company_id: string;
    id: string;
    /** Of the token in the link. */
    token_hash: string;
    /** How many links it has had before this one. */
    link_number: Generated<number>;
    /** The table whose tab it is. */
    qr_id: string | null;
    /** Whether guests join it by the table's code. */
    holds_table: boolean;
    opener_id: string;
    /** Raised with each change. */
    revision: number;
    created_at: Timestamp;
    expires_at: Timestamp;
    closed_at: OptionalTimestamp;
  };
  shared_cart_guests: {
    company_id: string;
    cart_id: string;
    id: string;
    /** The visitor's device. */
    device_id: string;
    position: number;
    name: string | null;
    lines: Json<SharedLine[]>;
    revision: number;
    /** The key of the last change of the lines. */
    last_key: string | null;
    left_at: OptionalTimestamp;
    /** When who opened the cart has removed the guest; then `left_at` is set too. */
    removed_at: OptionalTimestamp;
  };
  shared_cart_orders: {
    company_id: string;
    order_id: string;
    cart_id: string;
    guest_id: string;
    /** Whether it has the lines of all guests. */
    whole: boolean;
  };
};

/** What an order notes of the shared cart it is from. `revision` is null for a guest's own lines. */
export type OrderSharedCart = {
  id: string;
  guest_id: string;
  whole: boolean;
  revision: number | null;
};

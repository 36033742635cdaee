/** A product in the form of Google Analytics 4. `price` is of one piece, in the major unit. */
export type ShoppingItem = {
  item_id: string;
  item_name: string;
  item_category?: string;
  /** The variant's id. */
  item_variant?: string;
  price?: number;
  quantity: number;
};

export type ShoppingDetails = {
  /** ISO 4217 */
  currency: string;
  /** The price of all items, in the currency's major unit. */
  value: number;
  items: ShoppingItem[];
};

/** The shopping events of Google Analytics 4. */
export type ShoppingEvent =
  | {
      event: "view_item_list";
      ecommerce: { item_list_id: "menu"; currency: string; items: ShoppingItem[] };
    }
  | {
      event: "select_item";
      ecommerce: { item_list_id: "menu"; currency: string; items: ShoppingItem[] };
    }
  | { event: "view_item" | "add_to_cart" | "remove_from_cart"; ecommerce: ShoppingDetails }
  | { event: "view_cart" | "begin_checkout"; ecommerce: ShoppingDetails }
  /** `shipping_tier` is the service type, such as `DELIVERY`. */
  | { event: "add_shipping_info"; ecommerce: ShoppingDetails & { shipping_tier: string } }
  /** `payment_type` is the method's code, such as `cash`. */
  | { event: "add_payment_info"; ecommerce: ShoppingDetails & { payment_type: string } }
  | {
      event: "purchase";
      ecommerce: ShoppingDetails & {
        /** The order's public number, empty if unknown. Not its id, which opens its page. */
        transaction_id: string;
        shipping: number;
        coupon?: string;
      };
    };

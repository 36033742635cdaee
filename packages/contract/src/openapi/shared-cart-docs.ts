import type { CallDoc } from "../calls/call-doc.ts";
import type { SharedCartCallName } from "../calls/shared-cart-calls.ts";

const TOKEN = "vW8bq4ZlJ2nYpX0sTgKcR5uHdE7iMfA1oLwQ3xVyB6N";
const KEY = "0123456789abcdef0123456789abcdef";

/** The documentation of the calls of shared carts. */
export const sharedCartDocs: Record<SharedCartCallName, CallDoc> = {
  findSharedCart: {
    summary: "Find a shared cart before joining it",
    description:
      "By the `token` of its link or by the `table_id` of a table with an open cart. A table without an open cart has 0 `guests`. The answer has no lines, and the name of who opened it only with the token.",
    errors: ["company_not_found", "shared_cart_not_found", "shared_cart_over", "shared_carts_off"],
    example: { token: TOKEN, table_id: null },
  },
  openSharedCart: {
    summary: "Open a shared cart",
    description:
      "For a table, which has one cart at a time that guests join by its code, or for takeaway and delivery. The sender makes the `token` of the link, 256 random bits; the server stores its hash only, and the same request again opens nothing, and gives the guest the name in it. `replaces` opens another cart at a table that has one. A visitor without a device gets one.",
    errors: [
      "company_not_found",
      "qr_not_found",
      "shared_cart_at_table",
      "shared_cart_not_found",
      "shared_carts_off",
    ],
    example: { token: TOKEN, name: "Ana", table_id: null, replaces: false },
  },
  joinSharedCart: {
    summary: "Join a shared cart, or change the name in it",
    description:
      "By `token` or by `table_id`. A guest who was removed comes back by the `token` of a later link only. The name is cut to 30 characters and is what the other guests and the kitchen read; without one a guest is a number. A visitor without a device gets one.",
    errors: [
      "company_not_found",
      "shared_cart_not_found",
      "removed_from_shared_cart",
      "shared_cart_over",
      "shared_cart_full",
      "shared_carts_off",
    ],
    example: { token: TOKEN, table_id: null, name: "Ben" },
  },
  readSharedCart: {
    summary: "Read a shared cart",
    description:
      "For its guests only, by the cookie of their device. Lines are priced from the current menu. `socket_authorization` opens the websocket that says when the cart has changed.",
    errors: ["company_not_found", "shared_cart_not_found", "removed_from_shared_cart"],
  },
  changeSharedCartLines: {
    summary: "Set the lines of a guest in a shared cart",
    description:
      "All lines of the guest, who is the sender, or any guest if the sender opened the cart. `revision` is the guest's as the sender has seen it; when it has changed since, the answer is `shared_cart_changed`. Refused with `shared_cart_sent` while an order with these lines is being paid. The same `key` again changes nothing.",
    errors: [
      "shared_cart_not_found",
      "not_the_opener",
      "removed_from_shared_cart",
      "shared_cart_changed",
      "shared_cart_sent",
      "shared_cart_over",
      "shared_cart_full",
    ],
    example: {
      key: KEY,
      revision: 0,
      lines: [{ product_id: "taco", variant_id: "taco-1", quantity: 2, comment: null }],
    },
  },
  removeSharedCartGuest: {
    summary: "Remove a guest from a shared cart",
    description:
      "For the guest who opened it. The guest's lines that are not ordered go with them; orders that they have placed stay. `token` is the one of a new link, which the sender makes: the earlier link opens nothing. Every later call of the removed guest is answered with `removed_from_shared_cart`, until they join by the new link. Refused with `shared_cart_sent` while the order for all is being paid; a guest whose own order is being paid can be removed, and the order stays. Removing a removed guest again changes nothing.",
    errors: [
      "shared_cart_not_found",
      "not_the_opener",
      "removed_from_shared_cart",
      "shared_cart_sent",
      "shared_cart_over",
    ],
    example: { token: TOKEN },
  },
  announceSharedCartCheckout: {
    summary: "Tell the other guests of a checkout",
    description:
      "Tells the guests who follow the cart by its websocket that the sender is checking out, for 45 seconds; sent again while the checkout is open, and with `ended` when it is closed. `whole`: for all, by who opened the cart; else the sender's own lines, at a table only. While the cart is not open nothing is sent. Nothing is stored.",
    errors: ["shared_cart_not_found", "not_the_opener", "removed_from_shared_cart"],
    example: { whole: true, ended: false },
  },
  leaveSharedCart: {
    summary: "Leave a shared cart",
    description:
      "The guest's lines go with them. When who opened it leaves, the next guest may send the order for all; the last guest closes it. The same request again changes nothing.",
    errors: ["shared_cart_not_found", "shared_cart_sent"],
  },
};

import type { Shortage } from "@comanda/domain/menu/shortages";
import type { FaultCode, FaultFacts } from "./fault-codes.ts";

/**
 * The stable codes of `application/problem+json` answers, with their status.
 * A client decides by `code`; `title` and `detail` are English texts for logs.
 */
export const problems = {
  invalid_params: { status: 422, title: "A path or query parameter is not valid" },
  invalid_body: { status: 422, title: "The body is not valid" },
  incomplete_body: { status: 400, title: "The body did not come whole" },
  upgrade_required: { status: 426, title: "The call is a websocket: ask for an upgrade" },
  malformed_json: { status: 400, title: "The body is not JSON" },
  unsupported_media_type: { status: 415, title: "The call does not take this media type" },
  payload_too_large: { status: 413, title: "The body is too large" },
  route_not_found: { status: 404, title: "There is no such call" },
  method_not_allowed: { status: 405, title: "The call does not know this method" },
  host_not_found: { status: 404, title: "No company is served at this host" },
  company_not_found: { status: 404, title: "There is no such company" },
  client_not_found: { status: 404, title: "There is no such client, or it is another visitor's" },
  order_not_found: { status: 404, title: "There is no such order" },
  qr_not_found: { status: 404, title: "There is no such QR code" },
  address_not_found: { status: 404, title: "There is no such address, or it is another visitor's" },
  rating_not_found: { status: 404, title: "The order has no rating" },
  product_not_found: { status: 404, title: "The menu has no such product or variant" },
  amount_too_large: { status: 422, title: "The order costs more than an amount can be" },
  invalid_modifiers: { status: 422, title: "The modifiers break the rules of their groups" },
  payment_method_not_found: { status: 422, title: "The payment method is not offered" },
  payment_not_found: { status: 404, title: "There is no such payment" },
  payment_closed: { status: 409, title: "The payment is over" },
  payment_provider_offline: {
    status: 503,
    title: "The payment method's provider does not take the payment now",
  },
  invalid_notification: { status: 400, title: "The provider has not sent this notification" },
  invalid_card: { status: 422, title: "The card is not one of the test cards" },
  client_required: { status: 422, title: "This order needs a client's name and phone" },
  address_required: { status: 422, title: "A delivery needs an address" },
  invalid_phone: { status: 422, title: "The phone number is not valid in its country" },
  not_orderable: { status: 409, title: "The restaurant does not take this order now" },
  out_of_stock: { status: 409, title: "Not enough is left of something in the order" },
  not_on_sale: { status: 409, title: "Something in the order is not sold at its time" },
  order_not_editable: { status: 409, title: "The order has been placed and cannot be changed" },
  order_cancelled: { status: 409, title: "The order has been cancelled" },
  illegal_transition: { status: 409, title: "An order cannot go from this status to that one" },
  too_late_to_cancel: { status: 409, title: "The customer can no longer cancel the order" },
  idempotency_key_reused: { status: 422, title: "The Idempotency-Key was used with another body" },
  coupon_not_valid: { status: 409, title: "The coupon is not valid for this order" },
  reward_not_available: { status: 409, title: "The reward is not available" },
  order_not_delivered: { status: 409, title: "The order has not been handed over yet" },
  already_rated: { status: 409, title: "The order has been rated" },
  signed_out: { status: 401, title: "The console's call needs a signed-in member" },
  forbidden: { status: 403, title: "The member may not do this in this company" },
  foreign_origin: {
    status: 403,
    title: "Only pages of the host that is called may send this call",
  },
  order_changed: { status: 409, title: "Another member changed the order first" },
  order_paid: { status: 409, title: "The order is paid or being paid, and cannot be changed" },
  table_call_changed: { status: 409, title: "Another member answered the call first" },
  table_call_not_found: { status: 404, title: "There is no such call, or it has ended" },
  table_calls_off: { status: 409, title: "The restaurant takes no calls from tables" },
  shared_cart_not_found: {
    status: 404,
    title: "There is no such shared cart, or the device has not joined it",
  },
  shared_cart_over: { status: 410, title: "The shared cart is over" },
  shared_cart_at_table: { status: 409, title: "The table has an open shared cart already" },
  shared_cart_changed: { status: 409, title: "The shared cart has changed since it was read" },
  shared_cart_sent: { status: 409, title: "An order from the shared cart was sent first" },
  shared_carts_off: { status: 409, title: "The company takes no orders from shared carts" },
  shared_cart_full: { status: 409, title: "The shared cart takes no more guests or lines" },
  removed_from_shared_cart: { status: 403, title: "The guest was removed from the shared cart" },
  not_the_opener: { status: 403, title: "Only who opened the shared cart may do this" },
  proposal_open: { status: 409, title: "A proposal for the order is open already" },
  proposal_closed: { status: 409, title: "The proposal is no longer open" },
  proposal_not_found: { status: 404, title: "The order has no such proposal" },
  item_not_found: { status: 404, title: "The menu has no such item to mark" },
  availability_changed: { status: 409, title: "Another member changed the item first" },
  pause_changed: { status: 409, title: "Another member changed the pause first" },
  too_late_to_undo: { status: 409, title: "The last change can no longer be taken back" },
  link_expired: { status: 410, title: "The link has been used, has expired or was revoked" },
  email_not_confirmed: { status: 403, title: "The e-mail address must be confirmed first" },
  other_email: { status: 409, title: "The invitation is for another e-mail address" },
  account_exists: { status: 409, title: "An account has this e-mail address; it must sign in" },
  already_member: { status: 409, title: "The account is a member of the company already" },
  member_changed: { status: 409, title: "Another member changed the member first" },
  member_not_found: { status: 404, title: "The company has no such member" },
  too_many_invitations: { status: 409, title: "The company has 100 open invitations already" },
  invitation_not_found: { status: 404, title: "The company has no such open invitation" },
  last_owner: { status: 409, title: "A company keeps at least one owner" },
  customer_not_found: { status: 404, title: "The company has no such customer" },
  customer_changed: { status: 409, title: "The customer has ordered since the page was read" },
  customer_has_open_orders: {
    status: 409,
    title: "An order of the customer is in progress, or its payment is not settled",
  },
  tablet_not_found: { status: 404, title: "The company has no such tablet" },
  not_a_tablet: { status: 401, title: "The device is not an enrolled tablet" },
  wrong_pin: { status: 401, title: "The PIN is wrong" },
  pin_too_short: { status: 422, title: "Owners and managers need a PIN of 6 digits" },
  pin_locked: { status: 423, title: "Too many wrong PINs: wait, or ask a manager for a new PIN" },
  printer_not_found: { status: 404, title: "There is no such printer" },
  printer_token_unknown: { status: 401, title: "No printer has this token" },
  print_job_not_found: { status: 404, title: "There is no such print job" },
  print_job_changed: { status: 409, title: "Another member or printer printed the ticket first" },
  station_not_found: { status: 404, title: "There is no such station" },
  already_paid: { status: 409, title: "The order has been paid" },
  settings_changed: { status: 409, title: "Another member changed the settings first" },
  device_not_found: { status: 404, title: "There is no such device, or it is another member's" },
  part_not_found: { status: 404, title: "The menu has no such part" },
  part_changed: { status: 409, title: "Another member changed the part first" },
  part_in_use: { status: 409, title: "Something else of the company needs the part" },
  scheduled_prices_not_found: { status: 404, title: "There is no such change of prices" },
  scheduled_prices_changed: {
    status: 409,
    title: "Another member changed the change of prices first, or it has started",
  },
  too_many_scheduled_prices: { status: 409, title: "50 changes of prices wait already" },
  category_not_empty: { status: 409, title: "The category has products" },
  invalid_part: { status: 422, title: "The part breaks a rule of the menu" },
  invalid_picture: { status: 422, title: "The file is no picture that can be shown" },
  pictures_full: { status: 409, title: "The company has stored as many pictures as it may" },
  too_many_pixels: {
    status: 422,
    title: "The picture has too many pixels",
  },
  change_not_found: { status: 404, title: "The audit log has no such change" },
  change_not_undoable: { status: 409, title: "A change of this kind cannot be taken back" },
  api_key_unknown: { status: 401, title: "No valid API key has this token" },
  too_many_api_keys: { status: 409, title: "The company has 50 API keys already" },
  end_is_past: { status: 422, title: "The end is in the past" },
  webhook_not_found: { status: 404, title: "There is no such webhook" },
  webhook_changed: { status: 409, title: "Another member changed the webhook first" },
  too_many_webhooks: { status: 409, title: "The company has 10 webhooks already" },
  webhook_address_refused: {
    status: 422,
    title: "The address must be https and public, without a login",
  },
  delivery_not_found: { status: 404, title: "The webhook's log has no such delivery" },
  provider_keys_refused: { status: 422, title: "The payment provider refuses these keys" },
  provider_unreachable: { status: 503, title: "The payment provider gives no answer" },
  not_for_the_demo: { status: 403, title: "The demo does not do this for its visitors" },
  rate_limited: { status: 429, title: "Too many requests" },
  not_implemented: { status: 501, title: "This server does not serve the call" },
  unreadable_answer: { status: 502, title: "The backend's answer cannot be read" },
  busy: { status: 503, title: "Too much is asked of the server now; try again" },
  unavailable: { status: 503, title: "The server cannot answer now; try again" },
  internal: { status: 500, title: "Something went wrong on the server" },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/**
 * One fault of a body or file: `path` is `combos.0.quantity`, or empty for the whole. `message` is English,
 * for logs and programmers; `code` and `facts` are for texts in other languages, and absent where no code
 * fits.
 */
export type Fault = { path: string; message: string; code?: FaultCode; facts?: FaultFacts };

/**
 * A part of the company as it is now. `value` is the product, the category without its products, the
 * group, or a section of the settings, whose name is the `id`; it and `revision` are null for a part
 * that is gone.
 */
export type CurrentPart = {
  kind: "product" | "category" | "modifier_group" | "settings";
  id: string;
  revision: string | null;
  value: unknown;
};

/** The body of every answer that is not a success (RFC 9457). */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail?: string;
  request_id?: string;
  /** The faults of a bad body or parameter. */
  errors?: Fault[];
  /** Why an order, a coupon or a reward is refused, by the codes of the domain's rules. */
  reasons?: { code: string; [fact: string]: unknown }[];
  /** The next instant (ISO 8601, UTC) at which the order is possible, if one is known. */
  next_at?: string | null;
  /** For `rate_limited`: the seconds to wait, as in the header `Retry-After`. */
  retry_after?: number;
  /** The lines whose quantity is more than the stock, or which are not sold at the order's time. */
  lines?: Shortage[];
  /**
   * For `…_changed`: who was first, when, and the status or state now. `by_you` where it was the
   * sender's own account, such as in another tab.
   */
  changed?: { by: string | null; by_you?: true; at: string; status: string };
  /** For `part_changed`: the parts that differ from what the sender has seen. */
  parts?: CurrentPart[];
};

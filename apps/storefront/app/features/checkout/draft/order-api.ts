import { type ApiClient, ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import type { Cents } from "@comanda/domain/money/cents";
import type { OrderAttempt, PendingPlacement } from "../../../session/checkout/saved-checkout.ts";
import type { CreateOrderBody } from "./order-body.ts";

/** What the browser remembers of an order that is not placed yet, also after a reload. */
export type DraftState = {
  attempt: OrderAttempt | null;
  orderId: string | null;
  savedHash: string | null;
  sending: PendingPlacement | null;
};

export type OrderApi = {
  call: ApiClient;
  companyId: string;
  /** The `cartFingerprint` of the cart that is ordered. */
  cartFingerprint: string;
  read: () => DraftState;
  write: (changes: Partial<DraftState>) => void;
};

/**
 * The request that creates an order, and the price of its products (cents) on the menu that the
 * customer sees.
 */
export type OrderInput = { body: CreateOrderBody; subtotal: Cents };

/**
 * Equal for two inputs that the same draft can serve. It includes the menu's prices, so that a
 * draft never outlives them.
 */
export function orderInputFingerprint({ body, subtotal }: OrderInput): string {
  return JSON.stringify([body, subtotal]);
}

/** The order was sent, but nothing about it can be read. */
export class UnreadableOrderError extends Error {
  override name = "UnreadableOrderError";
  readonly orderId: string;

  constructor(orderId: string) {
    super("The order was sent, and its answer cannot be read");
    this.orderId = orderId;
  }
}

/** Fetches an order of the company; throws an `ApiError`. */
export function fetchOrder({ call, companyId }: OrderApi, orderId: string): Promise<Order> {
  return call("readOrder", { params: { companyId, orderId } });
}

/** Returns whether a call was refused with this code. */
export function hasCode(error: unknown, code: ApiError["code"]): boolean {
  return error instanceof ApiError && error.code === code;
}

import type { Order } from "@comanda/contract/orders/order";
import { randomKey } from "../../../api/random-key.ts";
import type { OrderAttempt } from "../../../session/checkout/saved-checkout.ts";
import {
  hasCode,
  type OrderApi,
  type OrderInput,
  orderInputFingerprint,
  readOrder,
} from "./order-api.ts";
import type { CreateOrderBody } from "./order-body.ts";
import { findPendingPlacement } from "./pending-order.ts";

/**
 * The order of `input`, created once: whoever asks again for the same finds the one there is, by
 * its id or, when the answer was lost, by the key it was asked with. Anything else makes another,
 * but not before it is known what became of one that was sent: if it is on its way to the restaurant
 * it is the answer, whatever is wanted now.
 */
export async function findOrCreateDraft(orderApi: OrderApi, input: OrderInput): Promise<Order> {
  const { body } = input;
  const fingerprint = orderInputFingerprint(input);
  const { attempt, orderId } = orderApi.read();
  const pending = await findPendingPlacement(
    orderApi,
    attempt?.basis === fingerprint ? orderId : null,
  );
  if (pending) return pending;
  if (attempt?.basis !== fingerprint)
    return createOrder(orderApi, body, startAttempt(orderApi, fingerprint));
  if (!orderId) return createOrder(orderApi, body, attempt);
  try {
    return await readOrder(orderApi, orderId);
  } catch (error) {
    if (!hasCode(error, "order_not_found")) throw error;
    return createOrder(orderApi, body, startAttempt(orderApi, fingerprint));
  }
}

/** Whether an order is the one of `input`, not another that stands in its way. */
export function isDraftFor(orderApi: OrderApi, input: OrderInput, order: Order): boolean {
  const { attempt, orderId } = orderApi.read();
  return orderId === order.id && attempt?.basis === orderInputFingerprint(input);
}

function startAttempt(orderApi: OrderApi, basis: string): OrderAttempt {
  const attempt = { basis, key: randomKey() };
  orderApi.write({ attempt, orderId: null, savedHash: null });
  return attempt;
}

async function createOrder(
  orderApi: OrderApi,
  body: CreateOrderBody,
  attempt: OrderAttempt,
): Promise<Order> {
  const order = await orderApi.call("createOrder", { body }, { idempotencyKey: attempt.key });
  orderApi.write({ orderId: order.id });
  return order;
}

import type { Order } from "@comanda/contract/orders/order";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { orderAmounts } from "../../../order-summary/order-amounts.ts";
import { isRefusal } from "../../../pay/requests/payment-calls.ts";
import type { OrderAttempt } from "../../../session/checkout/saved-checkout.ts";
import {
  fetchOrder,
  hasCode,
  type OrderApi,
  type OrderInput,
  orderInputFingerprint,
} from "./order-api.ts";
import type { CreateOrderBody } from "./order-body.ts";
import {
  findPendingPlacement,
  isPlacedOrAwaitingPayment,
  isReturnedUnplaced,
} from "./pending-order.ts";

/**
 * Returns the order of `input` and creates it only once. A repeated call finds the order by its id
 * or, after a lost answer, by its idempotency key. Another input creates another order, unless only the
 * menu's prices have changed and the draft has them already. First the order that was sent last is checked:
 * if the restaurant has it or waits for its payment, that order is returned instead.
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
  if (attempt?.basis !== fingerprint) {
    const repriced = attempt && (await findRepricedDraft(orderApi, input, attempt));
    return repriced ?? createOrder(orderApi, body, startAttempt(orderApi, fingerprint));
  }
  if (!orderId) return createOrder(orderApi, body, attempt);
  try {
    const order = await fetchOrder(orderApi, orderId);
    if (!isReturnedUnplaced(order)) return order;
  } catch (error) {
    if (!hasCode(error, "order_not_found")) throw error;
  }
  return createOrder(orderApi, body, startAttempt(orderApi, fingerprint));
}

/** Returns whether `order` is the order of `input`, and not another one that is still pending. */
export function isDraftFor(orderApi: OrderApi, input: OrderInput, order: Order): boolean {
  const { attempt, orderId } = orderApi.read();
  return orderId === order.id && attempt?.basis === orderInputFingerprint(input);
}

/**
 * Returns the draft of the last attempt if it serves `input` too: the same was ordered, and the server priced
 * it already as the menu does that the customer sees now. So a changed price leads to at most one
 * more draft. Null otherwise.
 */
async function findRepricedDraft(
  orderApi: OrderApi,
  input: OrderInput,
  attempt: OrderAttempt,
): Promise<Order | null> {
  const { body, subtotal } = input;
  const [ordered] = JSON.parse(attempt.basis);
  if (JSON.stringify(ordered) !== JSON.stringify(body)) return null;
  const { orderId } = orderApi.read();
  try {
    // Without an id its request is still under way, and the same key returns the same order.
    const order = await (orderId
      ? fetchOrder(orderApi, orderId)
      : createOrder(orderApi, body, attempt));
    if (isPlacedOrAwaitingPayment(order) || isReturnedUnplaced(order)) return null;
    if (orderAmounts(order).combos !== subtotal) return null;
    orderApi.write({ attempt: { ...attempt, basis: orderInputFingerprint(input) } });
    return order;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
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

import { type ApiClient, ApiError } from "@comanda/contract/client";
import type { Order } from "@comanda/contract/orders";
import type { Cents } from "@comanda/domain/money";
import { isPlaced, lacksAnotherPayment, lacksPayment } from "@comanda/domain/order-needs";
import type { Placed } from "../../../pay/pay-order.ts";
import { isTaken, isVerdict, listPayments } from "../../../pay/payment-calls.ts";
import type { Attempt, Sending } from "../../../session/checkout-store.ts";
import { randomKey } from "../../../session/random-key.ts";
import type { OrderBody, UpdateBody } from "./order-body.ts";

/** What the browser remembers of the order that is being made, also after a reload. */
export type Memory = {
  attempt: Attempt | null;
  orderId: string | null;
  savedHash: string | null;
  sending: Sending | null;
};

export type OrderDesk = {
  call: ApiClient;
  companyId: string;
  /** The `cartMark` of what is ordered here. */
  cart: string;
  read: () => Memory;
  write: (changes: Partial<Memory>) => void;
};

/** The order has been sent, and nothing that can be read is known of it. */
export class SentOrderError extends Error {
  override name = "SentOrderError";
  readonly orderId: string;

  constructor(orderId: string) {
    super("The order was sent, and its answer cannot be read");
    this.orderId = orderId;
  }
}

/** An order to be made, and what its products cost by the menu that the customer sees. */
export type Wanted = { body: OrderBody; goods: Cents };

/** Equal for what one draft can serve. With the menu's prices in it, no draft outlives them. */
export function basisOf({ body, goods }: Wanted): string {
  return JSON.stringify([body, goods]);
}

/**
 * The order of `wanted`, created once: whoever asks again for the same finds the one there is, by
 * its id or, when the answer was lost, by the key it was asked with. Anything else makes another,
 * but not before it is known what became of one that was sent: if it is on its way to the restaurant
 * it is the answer, whatever is wanted now.
 */
export async function draftOrder(desk: OrderDesk, wanted: Wanted): Promise<Order> {
  const { body } = wanted;
  const basis = basisOf(wanted);
  const { attempt, orderId } = desk.read();
  const first = await sentBefore(desk, attempt?.basis === basis ? orderId : null);
  if (first) return first;
  if (attempt?.basis !== basis) return createOrder(desk, body, begin(desk, basis));
  if (!orderId) return createOrder(desk, body, attempt);
  try {
    return await settled(desk, await readOrder(desk, orderId));
  } catch (error) {
    if (!isCode(error, "order_not_found")) throw error;
    return createOrder(desk, body, begin(desk, basis));
  }
}

/** Whether an order is the one of `wanted`, not another that stands in its way. */
export function isOrderOf(desk: OrderDesk, wanted: Wanted, order: Order): boolean {
  const { attempt, orderId } = desk.read();
  return orderId === order.id && attempt?.basis === basisOf(wanted);
}

function begin(desk: OrderDesk, basis: string): Attempt {
  const attempt = { basis, key: randomKey() };
  desk.write({ attempt, orderId: null, savedHash: null });
  return attempt;
}

async function createOrder(desk: OrderDesk, body: OrderBody, attempt: Attempt): Promise<Order> {
  const order = await desk.call("createOrder", { body }, { idempotencyKey: attempt.key });
  desk.write({ orderId: order.id });
  return order;
}

/**
 * Places the draft. Nothing is sent when the order was already changed to just this; an order that
 * was placed meanwhile, by a lost answer or in another tab, is answered as it is; one that the API
 * no longer has, or has at prices that are no longer the restaurant's, is forgotten, so that the
 * next draft is a new one.
 */
export async function placeOrder(
  desk: OrderDesk,
  orderId: string,
  body: UpdateBody,
): Promise<Placed> {
  const hash = JSON.stringify(body);
  const first = await sentBefore(desk, orderId);
  if (first) return { order: first, before: true };
  if (desk.read().savedHash === hash) {
    const order = await readOrder(desk, orderId);
    if (isUnderWay(order)) return { order, before: false };
  }
  desk.write({ sending: { orderId, cart: desk.cart } });
  try {
    const params = { companyId: desk.companyId, orderId };
    const order = await desk.call("updateOrder", { params, body });
    desk.write({ savedHash: hash });
    // What waits for its payment is kept in mind: until it is paid nothing else may be sent.
    if (!lacksPayment(order)) forgetSending(desk, orderId);
    return { order, before: false };
  } catch (error) {
    desk.write({ savedHash: null });
    const placed = await placedAllTheSame(desk, orderId, error);
    if (placed) return placed;
    if (isVerdict(error)) forgetSending(desk, orderId);
    if (isCode(error, "order_not_found") || isPriceChange(error)) {
      desk.write({ attempt: null, orderId: null });
    }
    throw error;
  }
}

/**
 * The order that was sent without an answer, or waits for its payment, if it is another than
 * `orderId` and still on its way; null when nothing stands in the way. One that is not is kept in
 * mind until another is sent: its request may still be coming. One that the customer was led to for
 * its payment is no news once it has it.
 */
async function sentBefore(desk: OrderDesk, orderId: string | null): Promise<Order | null> {
  const { sending } = desk.read();
  if (!sending || sending.orderId === orderId) return null;
  try {
    const order = await settled(desk, await readOrder(desk, sending.orderId));
    if (!sending.unpaid) return isUnderWay(order) ? order : null;
    if (lacksPayment(order)) return order;
    forgetSending(desk, order.id);
    return null;
  } catch (error) {
    if (!isVerdict(error)) throw error;
    forgetSending(desk, sending.orderId);
    return null;
  }
}

/** An order that waits for its payment, after the provider was asked whether it has come. */
async function settled(desk: OrderDesk, order: Order): Promise<Order> {
  if (!lacksPayment(order)) return order;
  // Whoever cannot be asked now is asked by the server's schedule.
  await listPayments(desk.call, order.id).catch(() => []);
  return readOrder(desk, order.id);
}

export function forgetSending(desk: OrderDesk, orderId: string): void {
  if (desk.read().sending?.orderId === orderId) desk.write({ sending: null });
}

/** One that was to be given up has been paid after all: whoever asks next is told that it was sent. */
export function tellAsSent(desk: OrderDesk, orderId: string): void {
  const { sending } = desk.read();
  if (sending?.orderId !== orderId) return;
  desk.write({ sending: { orderId, cart: sending.cart } });
}

/**
 * Whether the restaurant has an order that was sent, or will have it as soon as it is paid. One that
 * does not say how it is paid is not known to be a draft, but by its status.
 */
function isUnderWay(order: Order): boolean {
  if (isPlaced(order) || lacksPayment(order)) return true;
  return !order.meta_data && order.status !== "INITIATED" && !lacksAnotherPayment(order);
}

/** What a request that failed has placed; null where it has placed nothing. */
async function placedAllTheSame(
  desk: OrderDesk,
  orderId: string,
  error: unknown,
): Promise<Placed | null> {
  // It was placed with something else: what it says is what was sent first.
  if (isCode(error, "order_not_editable")) {
    return { order: await readOrder(desk, orderId), before: true };
  }
  const order = isTaken(error) ? await readTaken(desk, orderId) : null;
  return order && { order, before: false };
}

/**
 * The order of a request that was taken, but whose answer could not be read; null where it turns out
 * to be a draft still.
 */
async function readTaken(desk: OrderDesk, orderId: string): Promise<Order | null> {
  const order = await readOrder(desk, orderId).catch(() => {
    forgetSending(desk, orderId);
    throw new SentOrderError(orderId);
  });
  return isUnderWay(order) ? order : null;
}

function readOrder({ call, companyId }: OrderDesk, orderId: string): Promise<Order> {
  return call("readOrder", { params: { companyId, orderId } });
}

function isCode(error: unknown, code: ApiError["code"]): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Whether the draft has prices that are no longer the restaurant's: no request will place it. */
export function isPriceChange(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== "not_orderable") return false;
  return error.problem.reasons?.some(({ code }) => code === "price_changed") ?? false;
}

import { type ApiClient, ApiError } from "@comanda/contract/client";
import type { Order } from "@comanda/contract/orders";
import type { Cents } from "@comanda/domain/money";
import type { Attempt } from "../../session/checkout-store.ts";
import { randomKey } from "../../session/random-key.ts";
import type { OrderBody, UpdateBody } from "./order-body.ts";

/** What the browser remembers of the order that is being made, also after a reload. */
export type Memory = {
  attempt: Attempt | null;
  orderId: string | null;
  savedHash: string | null;
};

export type OrderDesk = {
  call: ApiClient;
  companyId: string;
  read: () => Memory;
  write: (changes: Partial<Memory>) => void;
};

/** An order to be made, and what its products cost by the menu that the customer sees. */
export type Wanted = { body: OrderBody; goods: Cents };

/** Equal for what one draft can serve. With the menu's prices in it, no draft outlives them. */
export function basisOf({ body, goods }: Wanted): string {
  return JSON.stringify([body, goods]);
}

/**
 * The order of `wanted`, created once: whoever asks again for the same finds the one there is, by
 * its id or, when the answer was lost, by the key it was asked with. Anything else makes another.
 */
export async function draftOrder(desk: OrderDesk, wanted: Wanted): Promise<Order> {
  const { body } = wanted;
  const basis = basisOf(wanted);
  const { attempt, orderId } = desk.read();
  if (attempt?.basis !== basis) return createOrder(desk, body, begin(desk, basis));
  if (!orderId) return createOrder(desk, body, attempt);
  try {
    return await readOrder(desk, orderId);
  } catch (error) {
    if (!isCode(error, "order_not_found")) throw error;
    return createOrder(desk, body, begin(desk, basis));
  }
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
): Promise<Order> {
  const hash = JSON.stringify(body);
  if (desk.read().savedHash === hash) return readOrder(desk, orderId);
  try {
    const params = { companyId: desk.companyId, orderId };
    const order = await desk.call("updateOrder", { params, body });
    desk.write({ savedHash: hash });
    return order;
  } catch (error) {
    desk.write({ savedHash: null });
    if (isCode(error, "order_not_found") || isPriceChange(error)) {
      desk.write({ attempt: null, orderId: null });
    }
    if (isCode(error, "order_not_editable")) return readOrder(desk, orderId);
    throw error;
  }
}

/** Whether the restaurant has the order: anything but a draft. */
export function isPlaced(order: Order): boolean {
  return order.status !== "INITIATED";
}

function readOrder({ call, companyId }: OrderDesk, orderId: string): Promise<Order> {
  return call("readOrder", { params: { companyId, orderId } });
}

function isCode(error: unknown, code: ApiError["code"]): boolean {
  return error instanceof ApiError && error.code === code;
}

function isPriceChange(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== "not_orderable") return false;
  return error.problem.reasons?.some(({ code }) => code === "price_changed") ?? false;
}

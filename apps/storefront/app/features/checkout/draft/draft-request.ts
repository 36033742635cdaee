import type { Order } from "@comanda/contract/orders/order";
import { isPlaced } from "@comanda/domain/orders/progress";
import type { CheckoutError } from "../errors/checkout-error.ts";

/**
 * The summary's request for the server's draft of the cart.
 *
 * - `requesting`: no answer yet.
 * - `draft`: the server has a draft, which the summary shows.
 * - `placed`: the order was placed before; its answer was lost, or another tab placed it.
 * - `otherUnpaid`: another order of this browser waits for its payment.
 * - `failed`: the server refused, or did not answer.
 *
 * `fingerprint` is the `orderInputFingerprint` that the answer is for; null before the first answer.
 * `attempt` counts the retries: a new number sends the request again.
 */
export type DraftRequest = { attempt: number; fingerprint: string | null } & DraftStep;

type DraftStep =
  | { state: "requesting" }
  | { state: "draft" | "placed" | "otherUnpaid"; order: Order }
  | { state: "failed"; error: CheckoutError };

export type DraftEvent =
  | { type: "orderReceived"; fingerprint: string; order: Order }
  | { type: "otherUnpaidFound"; fingerprint: string; order: Order }
  | { type: "requestFailed"; fingerprint: string; error: CheckoutError }
  /** The server changed the draft, for instance by adding a coupon. */
  | { type: "draftReplaced"; order: Order }
  | { type: "retried" };

export const FIRST_DRAFT_REQUEST: DraftRequest = {
  state: "requesting",
  attempt: 0,
  fingerprint: null,
};

/** Returns the state of the request after an event. */
export function reduceDraftRequest(request: DraftRequest, event: DraftEvent): DraftRequest {
  const { attempt } = request;
  switch (event.type) {
    case "orderReceived": {
      const { fingerprint, order } = event;
      return { state: stateOf(order), attempt, fingerprint, order };
    }
    case "otherUnpaidFound": {
      const { fingerprint, order } = event;
      return { state: "otherUnpaid", attempt, fingerprint, order };
    }
    case "requestFailed": {
      const { fingerprint, error } = event;
      return { state: "failed", attempt, fingerprint, error };
    }
    case "draftReplaced": {
      const { order } = event;
      if (ownOrder(request)?.id !== order.id) return request;
      return { state: stateOf(order), attempt, fingerprint: request.fingerprint, order };
    }
    case "retried":
      return { state: "requesting", attempt: attempt + 1, fingerprint: null };
  }
}

/** Returns the state of the request for `fingerprint`; an answer to another input does not count. */
export function draftRequestFor(request: DraftRequest, fingerprint: string | null): DraftRequest {
  if (request.fingerprint === fingerprint) return request;
  return { state: "requesting", attempt: request.attempt, fingerprint: null };
}

/** Returns the order of this cart; null without one. */
export function ownOrder(request: DraftRequest): Order | null {
  return request.state === "draft" || request.state === "placed" ? request.order : null;
}

function stateOf(order: Order): "draft" | "placed" {
  return isPlaced(order) ? "placed" : "draft";
}

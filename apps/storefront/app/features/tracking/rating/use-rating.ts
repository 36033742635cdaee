import { ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useEffect, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { lastOrderId } from "../../../session/client/last-order-id.ts";
import { rememberRated, wasRated } from "./rated-orders.ts";

export type RatingInput = { score: number; comment: string | null };

/** Why a rating was not taken. `backendMessage` is the message of another backend. */
export type RatingFault = { kind: "not_yours" } | { kind: "failed"; backendMessage: string | null };

/** `hidden`: the visitor may not rate the order, or an earlier rating is still being loaded. */
type Rating =
  | { state: "hidden" }
  | { state: "open"; fault: RatingFault | null; sending: boolean }
  | { state: "given"; rating: RatingInput; justGiven: boolean };

/**
 * Returns an order's rating, and a function that submits it. Only the customer may rate: the order's
 * client, or without a client the browser that placed the order last. An earlier rating is loaded only
 * if this browser remembers it; otherwise the API refuses a second rating.
 */
export function useRating(order: Order) {
  const { company } = useCompanySite();
  const orderId = order.id;
  const [rating, setRating] = useState<Rating>({ state: "hidden" });
  const mayRate = order.client_id !== null || lastOrderId(document.cookie) === orderId;

  useEffect(() => {
    if (!mayRate) return;
    if (!wasRated(orderId)) {
      setRating({ state: "open", fault: null, sending: false });
      return;
    }
    const stop = new AbortController();
    const params = { companyId: company.id, orderId };
    browserApi("readOrderRating", { params }, { signal: stop.signal }).then(
      (existing) => setRating({ state: "given", rating: existing, justGiven: false }),
      () => undefined,
    );
    return () => stop.abort();
  }, [company.id, orderId, mayRate]);

  const submit = async ({ score, comment }: RatingInput) => {
    setRating({ state: "open", fault: null, sending: true });
    const params = { companyId: company.id };
    const body = { order_id: orderId, score, comment };
    try {
      const sent = await browserApi(
        "createOrderRating",
        { params, body },
        { idempotencyKey: randomKey() },
      );
      rememberRated(orderId);
      // Another backend may answer without a body.
      const rating = typeof sent?.score === "number" ? sent : { score, comment };
      setRating({ state: "given", rating, justGiven: true });
    } catch (error) {
      const existing = await readExistingRating(error, { score, comment });
      if (!existing) return setRating({ state: "open", fault: ratingFault(error), sending: false });
      rememberRated(orderId);
      setRating({ state: "given", rating: existing, justGiven: false });
    }
  };

  /**
   * The order was rated in another browser, or the answer to an earlier attempt was lost. Another backend
   * may say so by a conflict in its own words. Null where the order has no rating.
   */
  const readExistingRating = async (error: unknown, submitted: RatingInput) => {
    if (!(error instanceof ApiError) || error.status !== 409) return null;
    if (error.code === "order_not_delivered") return null;
    const isRated = error.code === "already_rated";
    const params = { companyId: company.id, orderId };
    return browserApi("readOrderRating", { params }).catch(() => (isRated ? submitted : null));
  };

  return { rating, submit };
}

function ratingFault(error: unknown): RatingFault {
  if (!(error instanceof ApiError)) return { kind: "failed", backendMessage: null };
  if (error.code === "order_not_found") return { kind: "not_yours" };
  return { kind: "failed", backendMessage: error.backendMessage };
}

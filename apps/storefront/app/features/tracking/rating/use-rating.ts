import { ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useEffect, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { lastOrderId } from "../../../session/client/last-order-id.ts";
import { rememberRated, wasRated } from "./rated-orders.ts";

export type RatingInput = { score: number; comment: string | null };

/** `hidden`: the visitor may not rate the order, or an earlier rating is still being loaded. */
type Rating =
  | { state: "hidden" }
  | { state: "open"; fault: "failed" | "not_yours" | null; sending: boolean }
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
      const code = error instanceof ApiError ? error.code : null;
      if (code === "already_rated") return showExistingRating({ score, comment });
      const fault = code === "order_not_found" ? "not_yours" : "failed";
      setRating({ state: "open", fault, sending: false });
    }
  };

  /** The order was rated in another browser, or the answer to an earlier attempt was lost. */
  const showExistingRating = async (submitted: RatingInput) => {
    rememberRated(orderId);
    const params = { companyId: company.id, orderId };
    const existing = await browserApi("readOrderRating", { params }).catch(() => submitted);
    setRating({ state: "given", rating: existing, justGiven: false });
  };

  return { rating, submit };
}

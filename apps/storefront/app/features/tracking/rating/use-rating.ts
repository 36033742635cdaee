import { ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import { useEffect, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { randomKey } from "../../../api/random-key.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { lastOrderId } from "../../../session/client/last-order.ts";
import { rememberRated, wasRated } from "./rated-orders.ts";

export type RatingInput = { score: number; comment: string | null };

/**
 * `hidden`: there is nothing to ask, or it is not known yet. `given` is null while the visitor has not
 * rated the order.
 */
type Rating =
  | { state: "hidden" }
  | { state: "open"; fault: "failed" | "not_yours" | null; sending: boolean }
  | { state: "given"; rating: RatingInput; justGiven: boolean };

/**
 * An order's rating and how it is given. Only who ordered may rate: the order's client, or of one
 * without client whoever ordered it last in this browser. What was rated before is asked for only
 * where this browser remembers it; elsewhere the server says so when it is rated again.
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
      (found) => setRating({ state: "given", rating: found, justGiven: false }),
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
      // Another backend may answer with nothing.
      const rating = typeof sent?.score === "number" ? sent : { score, comment };
      setRating({ state: "given", rating, justGiven: true });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === "already_rated") return showExistingRating({ score, comment });
      const fault = code === "order_not_found" ? "not_yours" : "failed";
      setRating({ state: "open", fault, sending: false });
    }
  };

  /** It was rated elsewhere, or by a tap whose answer was lost. */
  const showExistingRating = async (submitted: RatingInput) => {
    rememberRated(orderId);
    const params = { companyId: company.id, orderId };
    const found = await browserApi("readOrderRating", { params }).catch(() => submitted);
    setRating({ state: "given", rating: found, justGiven: false });
  };

  return { rating, submit };
}

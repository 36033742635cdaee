import type { ApiContext } from "../context/api-context.ts";
import { withIdempotency } from "../db/with-idempotency.ts";
import type { Serve } from "../http/call-handler.ts";
import { answerIdempotent } from "../http/idempotent-answer.ts";
import { rateOrder, readRating } from "./rate-order.ts";

/** Registers the calls that rate an order and read its rating. */
export function ratingRoutes(serve: Serve, context: ApiContext): void {
  /** 201 with the rating; refusals as in `rateOrder`, 422 `idempotency_key_reused`. */
  serve(
    "createOrderRating",
    async ({ params: { companyId }, body, device, idempotentRequest }, c) => {
      const result = await withIdempotency(context.db, { ...idempotentRequest, companyId }, (db) =>
        rateOrder({ ...context, db }, companyId, device, body),
      );
      return answerIdempotent(c, result);
    },
  );

  /** 404 `company_not_found`, `order_not_found`, `rating_not_found`. */
  serve("readOrderRating", ({ params, device }) =>
    readRating(context, params.companyId, params.orderId, device),
  );
}

import { readCatalog } from "../catalog/read-catalog.ts";
import { readQr } from "../companies/read-qr.ts";
import type { Deps } from "../context/deps.ts";
import { runInArrivalOrder } from "../db/use/database-use.ts";
import { withIdempotency } from "../db/with-idempotency.ts";
import type { Serve } from "../http/call-handler.ts";
import { setDeviceCookie } from "../http/device-cookie.ts";
import { answerIdempotent } from "../http/idempotent-answer.ts";
import { varyByLanguage } from "../http/preferred-language.ts";
import { orderSocketAuthorizer } from "../live-updates/authorize-order-socket.ts";
import { listCoupons } from "../orders/discounts/list-coupons.ts";
import { applyDiscount } from "../orders/place/apply-discount.ts";
import { createOrder } from "../orders/place/create-order.ts";
import { readOrder } from "../orders/read-order.ts";
import type { PaymentContext } from "../payments/payment-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { updateOrder } from "./update-order.ts";

/**
 * Registers the calls of a customer for an order: draft, read, update and cancel it, and its socket.
 */
export function orderRoutes(serve: Serve, context: PaymentContext & Pick<Deps, "secret">): void {
  const authorizeSocket = orderSocketAuthorizer(context);

  /**
   * 201 with the priced draft; refusals as in `createOrder`, 422 `idempotency_key_reused`. Without
   * a key, the same order sent twice within seconds from one browser is the same draft: only the
   * device's cookie distinguishes a double tap from two people who order the same. A visitor
   * without a device whose order names no client gets a device, so that the rest of the order
   * counts as theirs (decision 12).
   */
  serve("createOrder", async ({ body, device, newVisitorDevice, idempotentRequest }, c) => {
    const isDoubleTap = idempotentRequest.key === null && device !== null;
    const key = isDoubleTap ? `double tap ${idempotentRequest.fingerprint}` : idempotentRequest.key;
    const request = { ...idempotentRequest, key, companyId: body.company_id };
    const visit = { visitor: device, guestDevice: device ?? newVisitorDevice, isDoubleTap };
    const result = await runInArrivalOrder(() =>
      createOrder(context, body, { ...request, ...visit }),
    );
    const isGuest = device === null && body.client_id === null;
    if (isGuest && !(result instanceof Refusal))
      setDeviceCookie(c, context.secret, newVisitorDevice);
    return answerIdempotent(c, result);
  });

  /** 200 with the order as it is then; refusals as in `updateOrder`. */
  serve("updateOrder", async ({ params, body, device }) =>
    authorizeSocket(
      await runInArrivalOrder(() => updateOrder(context, { ...params, device }, body)),
    ),
  );

  /** 404 `company_not_found`, `order_not_found`. */
  serve("readOrder", async ({ params, device }) =>
    authorizeSocket(await readOrder(context, params.companyId, params.orderId, device)),
  );

  /** 404 `company_not_found`. */
  serve("readOrderSettings", async ({ params }) => {
    const catalog = await readCatalog(context, params.companyId);
    return catalog instanceof Refusal ? catalog : catalog.orderSettings;
  });

  /** 404 `qr_not_found`. */
  serve("readQr", ({ params }) => readQr(context, params.qrId));

  /**
   * 200 with the draft afterwards; refusals as in `applyDiscount`, 422 `idempotency_key_reused`.
   */
  serve("applyDiscount", async ({ params: { companyId }, body, device, idempotentRequest }, c) => {
    const apply = (db: PaymentContext["db"]) =>
      applyDiscount({ ...context, db }, companyId, device, body);
    return answerIdempotent(
      c,
      await withIdempotency(context.db, { ...idempotentRequest, companyId }, apply),
    );
  });

  /** 404 `company_not_found`. The texts are in the language that the request prefers. */
  serve("listCoupons", ({ params }, c) =>
    listCoupons(context, params.companyId, varyByLanguage(c)),
  );
}

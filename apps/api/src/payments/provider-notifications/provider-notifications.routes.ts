import { Id } from "@comanda/contract/fields/field-schemas";
import type { Hono } from "hono";
import * as v from "valibot";
import { answerProblem } from "../../http/answer-problem.ts";
import { readLimitedBody } from "../../http/json-body.ts";
import { refuseOtherMethods } from "../../http/refuse-other-methods.ts";
import type { HttpEnv, RequestBindings } from "../../http/request-env.ts";
import { tooManyRequests } from "../../http/with-rate-limit.ts";
import type { RateLimiter } from "../../limits/limiter.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { PaymentContext } from "../payment-context.ts";
import { MAX_NOTIFICATION_BYTES } from "../providers/common/notification-body.ts";
import { receiveNotification } from "./receive-notification.ts";

/**
 * Answers 200 to a received notification, 400 `invalid_notification` to one that the provider
 * cannot have sent, 404 `payment_not_found` without such a payment, 503 when it has to be sent
 * again.
 */
export function providerNotificationRoutes(
  app: Hono<HttpEnv>,
  context: PaymentContext,
  limiter: RateLimiter | null,
): void {
  const path = "/ms-payments/public/notifications/:companyId/:providerId";
  app.post(path, async (c) => {
    const bindings: RequestBindings | undefined = c.env;
    const visitor = bindings?.visitorAddress;
    const wait =
      limiter && visitor
        ? await limiter.countOne("notifications", { visitorAddress: visitor, device: null })
        : null;
    if (wait !== null) return answerProblem(c, tooManyRequests(c, wait));
    const { companyId, providerId } = c.req.param();
    const isNamed = v.is(Id, companyId) && v.is(Id, providerId);
    if (!isNamed) return answerProblem(c, new Refusal("payment_not_found"));
    const { raw } = c.req;
    const body = await readLimitedBody(raw, MAX_NOTIFICATION_BYTES);
    if (body instanceof Refusal) return answerProblem(c, body);
    const { headers } = raw;
    const outcome = await receiveNotification(context, { companyId, providerId, body, headers });
    switch (outcome) {
      case "received":
        return c.json({ received: true });
      case "unknown":
        return answerProblem(c, new Refusal("payment_not_found"));
      case "unavailable":
        return answerProblem(c, new Refusal("unavailable"));
      default:
        return answerProblem(c, new Refusal("invalid_notification", { detail: outcome }));
    }
  });
  refuseOtherMethods(app, path, ["POST"]);
}

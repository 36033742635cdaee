import { Id } from "@comanda/contract/parts";
import type { Hono } from "hono";
import * as v from "valibot";
import type { Bindings, Env } from "../http/env.ts";
import { readBytes } from "../http/json-body.ts";
import { tooManyRequests } from "../http/limited.ts";
import { refuseOtherMethods } from "../http/other-methods.ts";
import { answerProblem } from "../http/problem.ts";
import type { Limiter } from "../limits/limiter.ts";
import { Refusal } from "../refusal.ts";
import type { PaymentContext } from "./context.ts";
import { MAX_NOTIFICATION_BYTES } from "./providers/notification-body.ts";
import { receiveNotification } from "./receive-notification.ts";

/**
 * Answers 200 to what was heard, 400 `invalid_notification` to what the provider cannot have sent,
 * 404 `payment_not_found` where nobody is meant, 503 where it is to be sent again.
 */
export function providerNotificationRoutes(
  app: Hono<Env>,
  context: PaymentContext,
  limiter: Limiter | null,
): void {
  const path = "/ms-payments/public/notifications/:companyId/:providerId";
  app.post(path, async (c) => {
    const bindings: Bindings | undefined = c.env;
    const visitor = bindings?.visitor;
    const wait =
      limiter && visitor ? await limiter.take("notifications", { visitor, device: null }) : null;
    if (wait !== null) return answerProblem(c, tooManyRequests(c, wait));
    const { companyId, providerId } = c.req.param();
    const isNamed = v.is(Id, companyId) && v.is(Id, providerId);
    if (!isNamed) return answerProblem(c, new Refusal("payment_not_found"));
    const { raw } = c.req;
    const body = await readBytes(raw, MAX_NOTIFICATION_BYTES);
    if (body instanceof Refusal) return answerProblem(c, body);
    const { headers } = raw;
    const heard = await receiveNotification(context, { companyId, providerId, body, headers });
    switch (heard) {
      case "heard":
        return c.json({ received: true });
      case "unknown":
        return answerProblem(c, new Refusal("payment_not_found"));
      case "unavailable":
        return answerProblem(c, new Refusal("unavailable"));
      default:
        return answerProblem(c, new Refusal("invalid_notification", { detail: heard }));
    }
  });
  refuseOtherMethods(app, path, ["POST"]);
}

import type { Context as HttpContext } from "hono";
import type { Serve } from "../../http/call-handler.ts";
import { answerIdempotent } from "../../http/idempotent-answer.ts";
import { varyByLanguage } from "../../http/preferred-language.ts";
import type { HttpEnv, RequestBindings } from "../../http/request-env.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { PaymentContext } from "../payment-context.ts";
import { notificationPath } from "../provider-notifications/notification-path.ts";
import { paySandboxCard } from "../sandbox/pay-sandbox-card.ts";
import { settleSandboxPayment } from "../sandbox/settle-sandbox-payment.ts";
import { createPayment } from "../start/create-payment.ts";
import type { VisitorInfo } from "../start/payment-facts.ts";
import { siteOrigin } from "../start/site-origin.ts";
import { cancelPayment } from "./cancel-payment.ts";
import { listPaymentMethods } from "./list-payment-methods.ts";
import { listOrderPayments } from "./list-payments.ts";

/** `port` is the one on which the server listens; null when it is unknown. */
export function paymentRoutes(serve: Serve, context: PaymentContext, port: number | null): void {
  /** 404 `company_not_found`. The texts are in the language that the request prefers. */
  serve("listPaymentMethods", ({ params, query }, c) =>
    listPaymentMethods(context, params.companyId, query.service_type, varyByLanguage(c)),
  );

  /** 201 with `params` for the payment form; refusals as in `createPayment`. */
  serve("createCompanyPayment", async ({ body, idempotentRequest }, c) => {
    const visitor = await visitorInfoOf({ ...context, port }, body.company_id, c);
    if (visitor instanceof Refusal) return visitor;
    return answerIdempotent(c, await createPayment(context, body, idempotentRequest, visitor));
  });

  /** 404 `order_not_found`. */
  serve("filterCompanyPayments", ({ query, device }) =>
    listOrderPayments(context, query.reference_id, query.payment_method_id, device),
  );

  /** 200 with the payment as it is afterwards; refusals as in `cancelPayment`. */
  serve("cancelCompanyPayment", ({ params, body, device }) =>
    cancelPayment(context, body.company_id, params.paymentId, device),
  );

  /** Refusals as in `paySandboxCard`. */
  serve("paySandboxCard", ({ body }) => paySandboxCard(context, body));

  /** Refusals as in `settleSandboxPayment`. */
  serve("settleSandboxPayment", ({ params, body, device }) =>
    settleSandboxPayment(context, params.paymentId, body, device),
  );
}

async function visitorInfoOf(
  context: PaymentContext & { port: number | null },
  companyId: string,
  c: HttpContext<HttpEnv>,
): Promise<VisitorInfo | Refusal> {
  const bindings: RequestBindings | undefined = c.env;
  const origin = await siteOrigin(context, companyId, c.req.url);
  if (origin instanceof Refusal) return origin;
  return {
    origin,
    clientIp: bindings?.visitorAddress ?? null,
    mobile:
      c.req.header("sec-ch-ua-mobile") === "?1" || /Mobi/u.test(c.req.header("user-agent") ?? ""),
    notificationUrl: (...of) => origin + notificationPath(...of),
  };
}

import type { Context as HttpContext } from "hono";
import type { Bindings, Env } from "../http/env.ts";
import { answerOnce } from "../http/replay.ts";
import type { Serve } from "../http/serve.ts";
import { Refusal } from "../refusal.ts";
import { cancelPayment } from "./cancel-payment.ts";
import type { PaymentContext } from "./context.ts";
import { createPayment } from "./create-payment.ts";
import { listPaymentMethods } from "./list-payment-methods.ts";
import { listPayments } from "./list-payments.ts";
import { notificationPath } from "./notification-path.ts";
import { paySandboxCard } from "./pay-sandbox-card.ts";
import type { Visit } from "./payment-facts.ts";
import { settleSandboxPayment } from "./settle-sandbox-payment.ts";
import { siteOrigin } from "./site-origin.ts";

/** `port` is the one that the server listens on; null where nobody knows. */
export function paymentRoutes(serve: Serve, context: PaymentContext, port: number | null): void {
  /** 404 `company_not_found`. */
  serve("listPaymentMethods", ({ params, query }) =>
    listPaymentMethods(context, params.companyId, query.service_type),
  );

  /** 201 with what the customer pays with; refusals as in `createPayment`. */
  serve("createCompanyPayment", async ({ body, sending }, c) => {
    const visit = await visitOf({ ...context, port }, body.company_id, c);
    if (visit instanceof Refusal) return visit;
    return answerOnce(c, await createPayment(context, body, sending, visit));
  });

  /** 404 `order_not_found`. */
  serve("filterCompanyPayments", ({ query, device }) =>
    listPayments(context, query.reference_id, query.payment_method_id, device),
  );

  /** 200 with the payment as it is then; refusals as in `cancelPayment`. */
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

async function visitOf(
  context: PaymentContext & { port: number | null },
  companyId: string,
  c: HttpContext<Env>,
): Promise<Visit | Refusal> {
  const bindings: Bindings | undefined = c.env;
  const origin = await siteOrigin(context, companyId, c.req.url);
  if (origin instanceof Refusal) return origin;
  return {
    origin,
    clientIp: bindings?.visitor ?? null,
    mobile:
      c.req.header("sec-ch-ua-mobile") === "?1" || /Mobi/u.test(c.req.header("user-agent") ?? ""),
    notificationUrl: (...of) => origin + notificationPath(...of),
  };
}

import type { Context } from "../deps.ts";
import type { Serve } from "../http/serve.ts";
import { listPaymentMethods } from "./list-payment-methods.ts";

export function paymentRoutes(serve: Serve, context: Context): void {
  /** 404 `company_not_found`. */
  serve("listPaymentMethods", ({ params, query }) =>
    listPaymentMethods(context, params.companyId, query.service_type),
  );
}

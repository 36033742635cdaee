import type { PaymentContext } from "../payments/payment-context.ts";

/** What the use cases of the order board work with. */
export type BoardContext = Pick<
  PaymentContext,
  "db" | "clock" | "events" | "log" | "catalogCache" | "backgroundQueue"
>;

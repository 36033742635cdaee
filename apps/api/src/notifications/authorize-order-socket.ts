import type { Order } from "@comanda/contract/orders/order";
import { mayStillBePaid } from "@comanda/domain/orders/payment-status";
import type { Deps } from "../context/deps.ts";
import { Refusal } from "../shared/refusal.ts";
import { orderTokens } from "./order-token.ts";

/**
 * Gives an order's answer the `socket_authorization` that follows it, while an online payment is
 * waited for (spec §4, Tracking page), also one that failed and may come late. It shows as much as
 * the answer does: the whole to the device that ordered, the bare rest to others who have the link.
 */
export function orderSocketAuthorizer({
  secret,
  clock,
}: Pick<Deps, "secret" | "clock">): <Answer extends Order | Refusal>(answer: Answer) => Answer {
  const tokens = orderTokens(secret);
  return (answer) => {
    if (answer instanceof Refusal) return answer;
    const { id, company_id, payment_status, client_id } = answer;
    if (!mayStillBePaid(payment_status) || !company_id) return answer;
    // A bare answer names no client; of an order without one there is nothing more to see.
    const view = client_id ? "whole" : "bare";
    const claim = { companyId: company_id, orderId: id, view } as const;
    return { ...answer, socket_authorization: tokens.seal(claim, clock()) };
  };
}

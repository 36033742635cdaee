import type { Order } from "@comanda/contract/orders/order";
import { changesLive } from "@comanda/domain/orders/progress";
import type { Deps } from "../context/deps.ts";
import { Refusal } from "../shared/refusal.ts";
import { orderTokens } from "./order-token.ts";

/**
 * Adds `socket_authorization` to an order's answer while the order is in progress or a payment may
 * still arrive (decision 24). The token shows as much as the answer does: the whole order to the
 * device that ordered, the bare order to others with the link.
 */
export function orderSocketAuthorizer({
  secret,
  clock,
}: Pick<Deps, "secret" | "clock">): <Answer extends Order | Refusal>(answer: Answer) => Answer {
  const tokens = orderTokens(secret);
  return (answer) => {
    if (answer instanceof Refusal) return answer;
    const { id, company_id, client_id } = answer;
    if (!changesLive(answer) || !company_id) return answer;
    // A bare answer names no client; an order without a client has nothing more to show.
    const view = client_id ? "whole" : "bare";
    const claim = { companyId: company_id, orderId: id, view } as const;
    return { ...answer, socket_authorization: tokens.seal(claim, clock()) };
  };
}

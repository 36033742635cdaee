import type { BoardContext } from "../board/board-context.ts";
import type { ApiContext } from "../context/api-context.ts";
import type { Deps } from "../context/deps.ts";
import type { Serve } from "../http/call-handler.ts";
import { orderSocketAuthorizer } from "../live-updates/authorize-order-socket.ts";
import { cancelOwnOrder } from "./cancel-own-order.ts";
import { listOwnOrders } from "./list-own-orders.ts";
import { subscribeToOrder, unsubscribeFromOrder } from "./push/subscribe-to-order.ts";
import { readOrderOptions } from "./read-order-options.ts";

/** Serves what customers do on the page of their order; refusals as in each use case. */
export function orderPageRoutes(
  serve: Serve,
  context: ApiContext & BoardContext & Pick<Deps, "secret" | "alerts">,
): void {
  const push = context.alerts?.push ?? null;
  const authorizeSocket = orderSocketAuthorizer(context);
  serve("listOwnOrders", ({ params, device }) => listOwnOrders(context, params.companyId, device));
  serve("readOrderOptions", ({ params, device }) =>
    readOrderOptions(context, { ...params, device }, push?.publicKey ?? null),
  );
  serve("cancelOwnOrder", async ({ params, device }) =>
    authorizeSocket(await cancelOwnOrder(context, { ...params, device })),
  );
  serve("unsubscribeFromOrder", ({ params, body, device }) =>
    unsubscribeFromOrder(context, { ...params, device }, body.endpoint),
  );
  serve("subscribeToOrder", ({ params, body, device }) =>
    subscribeToOrder({ ...context, push }, { ...params, device }, body),
  );
}

import { orderSocketPath } from "../calls/order-socket.ts";
import { boardSocketTemplate } from "../staff/board-socket.ts";
import type { Paths } from "./openapi-types.ts";
import { objectSchema, pathParameter, textSchema } from "./operation-parts.ts";
import { placePaths } from "./place-paths.ts";
import { problemResponses } from "./problem-responses.ts";

/** The operations outside the call table: places, the websocket, and the notifications of providers. */
export const otherPaths: Paths = {
  ...placePaths,
  [orderSocketPath]: {
    get: {
      operationId: "followOrder",
      tags: ["notifications"],
      summary: "Follow an order by websocket",
      description:
        'Request an upgrade to `websocket`. The server then sends `{"event_type": "ORDER_UPDATED", "order": …}` with the order (`Order`) at once and at each change, and answers `ping` with `pong`. Send `ping` at least every 100 seconds; after 31 minutes the connection is closed. A refused upgrade has no body; a request without one gets 426.',
      security: [{ orderToken: [] }],
      parameters: [],
      responses: {
        101: { description: "The connection is a websocket" },
        401: { description: "The token is invalid or has expired" },
        default: { description: "Another refusal, without a body" },
        ...problemResponses(["upgrade_required", "rate_limited", "unavailable"]),
      },
    },
  },
  [boardSocketTemplate]: {
    get: {
      operationId: "followBoard",
      tags: ["notifications"],
      summary: "Follow an order board by websocket",
      description:
        'For signed-in members with the permission `orders.read`, from the console\'s own pages. Request an upgrade to `websocket`. The server then sends `{"event_type": "PING", "now": …}` at once and every 10 seconds, `{"event_type": "ORDER_CHANGED", "order": …}` with each order that changes (`StaffOrder`, as the member may see it), and `{"event_type": "BOARD_CHANGED"}` when the board has to be read again. Open the socket first and read the board after the first `PING`: then nothing is missed. When the session ends, the connection is closed with 4401.',
      security: [{ staff: [] }],
      parameters: [pathParameter("companyId", textSchema, "taqueria")],
      responses: {
        101: { description: "The connection is a websocket" },
        401: { description: "No session" },
        403: { description: "The page or the member may not open it" },
        default: { description: "Another refusal, without a body" },
        ...problemResponses(["upgrade_required", "rate_limited", "unavailable"]),
      },
    },
  },
  "/ms-payments/public/notifications/{companyId}/{providerId}": {
    post: {
      operationId: "receiveProviderNotification",
      tags: ["payments"],
      summary: "Receive a payment provider's notification",
      description:
        "For providers only. The body has the provider's form and signature. The server asks the provider to confirm it before anything changes.",
      security: [],
      parameters: [
        pathParameter("companyId", textSchema, "taqueria"),
        pathParameter("providerId", textSchema, "stripe"),
      ],
      requestBody: {
        required: true,
        content: { "application/json": { schema: { description: "As the provider sends it" } } },
      },
      responses: {
        200: {
          description: "Received",
          content: {
            "application/json": { schema: objectSchema({ received: { type: "boolean" } }) },
          },
        },
        ...problemResponses([
          "invalid_notification",
          "incomplete_body",
          "payment_not_found",
          "payload_too_large",
          "rate_limited",
          "unavailable",
          "internal",
        ]),
      },
    },
  },
};

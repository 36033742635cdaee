import * as v from "valibot";
import type { CallSchemas } from "../calls/call-schemas.ts";
import { Id, NonNegativeInteger, nullByDefault, text } from "../fields/field-schemas.ts";
import type { orderProposalCalls } from "./order-proposal-calls.ts";
import { Revision, StaffOrder } from "./staff-order.ts";

const orderParams = v.object({ companyId: Id, orderId: Id });

/** The schemas of `orderProposalCalls`, under the same names. */
export const orderProposalSchemas = {
  proposeOrderChange: {
    params: orderParams,
    body: v.object({
      revision: Revision,
      /** The lines that change, by their position; the others stay as they are. */
      lines: v.pipe(
        v.array(
          v.object({
            position: NonNegativeInteger,
            /** Fewer than the order has; 0 leaves the line out. */
            quantity: NonNegativeInteger,
          }),
        ),
        v.minLength(1),
        v.maxLength(500),
      ),
      /** What the customer reads beside the change. */
      reason: nullByDefault(text(300)),
    }),
    answer: StaffOrder,
  },
  withdrawOrderProposal: {
    params: orderParams,
    body: v.object({ revision: Revision }),
    answer: StaffOrder,
  },
} as const satisfies Record<keyof typeof orderProposalCalls, CallSchemas>;

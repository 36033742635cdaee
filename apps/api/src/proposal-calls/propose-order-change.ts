import type { Fault } from "@comanda/contract/calls/problems";
import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import {
  changeObstacle,
  type LineChange,
  type LineChangeFault,
  lineChangeFaults,
  proposalExpiry,
  proposalStateAt,
} from "@comanda/domain/board/order-proposal";
import { trimToNull } from "@comanda/domain/text/visible-text";
import type { BoardContext } from "../board/board-context.ts";
import { changeOrder } from "../board/change-order.ts";
import type { StoredProposedLine } from "../db/schema/proposal-tables.ts";
import { illegalTransition } from "../orders/illegal-transition.ts";
import type { OrderLineRow } from "../orders/orders.store.ts";
import { closeOpenProposal, insertProposal } from "../orders/proposals/proposals.store.ts";
import { proposedCharges } from "../orders/proposals/proposed-charges.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";

/**
 * Proposes to the customer to lower quantities of an order or to leave lines out (decision 43). The
 * order stays as it is until the customer accepts. 409 `illegal_transition` for an order that is not
 * on the board, `order_paid`, `proposal_open`; 422 `invalid_body` for lines that cannot be proposed;
 * other refusals as in `changeOrder`.
 */
export function proposeOrderChange(
  context: BoardContext,
  member: StaffMember,
  orderId: string,
  body: ParsedStaffRequestPart<"proposeOrderChange", "body">,
): Promise<StaffOrder | Refusal> {
  const request = { member, orderId, action: "orders.propose_change" as const, body };
  return changeOrder(context, request, async ({ stored, now }) => {
    const { order, lines, proposals, online } = stored;
    const changeable = { ...order, online };
    const obstacle = changeObstacle(changeable);
    if (obstacle === "paid") return new Refusal("order_paid");
    if (obstacle) return illegalTransition(`An order that is ${order.status} cannot be changed`);
    const last = proposals.at(-1);
    if (last && proposalStateAt(last, changeable, now) === "open") {
      return new Refusal("proposal_open");
    }
    const faults = lineChangeFaults(lines.map(toProposable), body.lines);
    if (faults.length > 0) return new Refusal("invalid_body", { errors: faults.map(toFault) });
    const number = (last?.number ?? 0) + 1;
    const proposed = toProposedLines(lines, body.lines);
    const charges = proposedCharges(order, lines, body.lines);
    return {
      columns: {},
      canUndo: false,
      audited: {
        before: { amount_due: order.amount_due },
        after: { number, lines: proposed, amount_due: charges.amount_due },
      },
      effect: async (trx) => {
        // An unanswered one is still stored as open.
        await closeOpenProposal(trx, order, "expired", null);
        await insertProposal(trx, {
          company_id: order.company_id,
          order_id: order.id,
          number,
          state: "open",
          account_id: member.accountId,
          actor: member.name,
          reason: trimToNull(body.reason),
          lines: JSON.stringify(proposed),
          charges: JSON.stringify(charges),
          created_at: now,
          expires_at: proposalExpiry(now),
        });
      },
    };
  });
}

const toProposable = ({ position, quantity, unit_price }: OrderLineRow) => ({
  position,
  quantity,
  unitPrice: unit_price,
});

function toProposedLines(
  lines: readonly OrderLineRow[],
  changes: readonly LineChange[],
): StoredProposedLine[] {
  return lines.flatMap(({ position, product_id, name, variant_name, quantity: before }) => {
    const change = changes.find((each) => each.position === position);
    return change
      ? [{ position, product_id, name, variant_name, before, after: change.quantity }]
      : [];
  });
}

const FAULT_TEXTS: Record<LineChangeFault["code"], { field: string; message: string }> = {
  unknown_line: { field: "position", message: "is no line of the order" },
  named_twice: { field: "position", message: "is named twice" },
  not_less: { field: "quantity", message: "is not less than the order has" },
  nothing_changed: { field: "lines", message: "change nothing" },
  nothing_left: { field: "lines", message: "leave nothing of the order: cancel it instead" },
};

function toFault({ index, code }: LineChangeFault): Fault {
  const { field, message } = FAULT_TEXTS[code];
  return { path: index === null ? field : `lines.${index}.${field}`, message };
}

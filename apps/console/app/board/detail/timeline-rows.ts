import type { StaffOrder, StaffProposal, StaffRefund } from "@comanda/contract/staff/staff-order";

/** What happened to an order, when, and by which member; `by` is null for the guest or a rule. */
export type TimelineRow = { at: string; by: string | null } & (
  | { kind: "status"; status: StaffOrder["status"] }
  | { kind: "paid" | "confirmed" }
  | { kind: "refundAsked" | "refundDone" | "refundRefused" }
  /** The guest is asked about a change. */
  | { kind: "asked" }
  /** What became of that question. */
  | { kind: "answered"; state: Exclude<StaffProposal["state"], "open" | "void"> }
);

/** The timeline of an order, oldest first. A draft is the guest's own, and not in it. */
export function timelineRows(order: StaffOrder): TimelineRow[] {
  const { history, payment, proposals, refunds, confirmed_at, confirmed_by } = order;
  const statuses = history
    .filter(({ status }) => status !== "INITIATED")
    .map((event): TimelineRow => ({ kind: "status", ...event }));
  const paid: TimelineRow[] = payment?.paid_at
    ? [{ kind: "paid", at: payment.paid_at, by: payment.paid_by }]
    : [];
  const confirmed: TimelineRow[] = confirmed_at
    ? [{ kind: "confirmed", at: confirmed_at, by: confirmed_by }]
    : [];
  return [
    ...statuses,
    ...confirmed,
    ...paid,
    ...proposals.flatMap(proposalRows),
    ...refunds.flatMap(refundRows),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

function proposalRows({ state, by, created_at, expires_at, answered_at }: StaffProposal) {
  const rows: TimelineRow[] = [{ kind: "asked", at: created_at, by }];
  if (state === "open" || state === "void") return rows;
  const byMember = state === "withdrawn" ? by : null;
  rows.push({ kind: "answered", state, at: answered_at ?? expires_at, by: byMember });
  return rows;
}

/** What is given back by hand is done as it is recorded. */
function refundRows({ state, by, by_hand, created_at, settled_at }: StaffRefund): TimelineRow[] {
  const asked: TimelineRow = { kind: "refundAsked", at: created_at, by };
  const doneBy = by_hand ? by : null;
  if (state === "confirmed" && settled_at) {
    const done: TimelineRow = { kind: "refundDone", at: settled_at, by: doneBy };
    return by_hand && settled_at === created_at ? [done] : [asked, done];
  }
  if (state !== "refused" || !settled_at) return [asked];
  return [asked, { kind: "refundRefused", at: settled_at, by: null }];
}

import type { StaffOrder, StaffProposal } from "@comanda/contract/staff/staff-order";

/** A new order for the table at 12:00 with one line, paid in cash, with some fields changed. */
export function staffOrder(changes: Partial<StaffOrder> = {}): StaffOrder {
  return {
    id: "order-1",
    revision: 1,
    public_id: 1052,
    status: "PENDING",
    payment_status: null,
    payment_state: "UNPAID",
    source: null,
    service_type: "TABLE",
    order_title: "Table 12",
    table_id: "table-12",
    table_zone: null,
    currency: { code: "USD", symbol: "$", tax: null, position: "left", show_decimals: true },
    placed_at: "2026-11-22T12:00:00Z",
    scheduled_for: null,
    starts_at: null,
    confirmed_at: null,
    confirmed_by: null,
    accepted_at: null,
    promised_at: null,
    undo_until: null,
    comment: null,
    lines: [staffLine()],
    client: { id: "client-1", name: "Ana Ríos", phone: "+525512345678", orders_count: 4 },
    client_erased: false,
    address: null,
    payment: cashPayment(),
    discounts: [],
    breakdown: {
      combos: 28,
      discounts: 0,
      delivery: 0,
      service_fee: 0,
      tip: 0,
      payment_fee: 0,
      total: 28,
    },
    refunds: [],
    refundable: null,
    history: [{ status: "PENDING", at: "2026-11-22T12:00:00Z", by: null }],
    proposals: [],
    cancel_reason: null,
    cancel_code: null,
    ...changes,
  };
}

/** One taco without modifiers, with some fields changed. */
export function staffLine(
  changes: Partial<StaffOrder["lines"][number]> = {},
): StaffOrder["lines"][number] {
  return {
    position: 0,
    product_id: "al-pastor",
    variant_id: "al-pastor-one",
    name: "Al pastor",
    variant_name: null,
    image_url: null,
    quantity: 1,
    comment: null,
    guest: null,
    modifiers: [],
    total: 28,
    ...changes,
  };
}

/** A payment in cash that is still due, with some fields changed. */
export function cashPayment(
  changes: Partial<NonNullable<StaffOrder["payment"]>> = {},
): NonNullable<StaffOrder["payment"]> {
  return {
    method_id: "cash",
    method_code: "cash",
    method_name: "Cash",
    online: false,
    cash: null,
    received: null,
    change: null,
    paid_at: null,
    paid_by: null,
    ...changes,
  };
}

/** A proposal of 12:00 that the guest has not answered yet, with some fields changed. */
export function staffProposal(changes: Partial<StaffProposal> = {}): StaffProposal {
  return {
    number: 1,
    state: "open",
    reason: null,
    lines: [],
    by: "Ana",
    answered_at: null,
    total_before: 28,
    total_after: 20,
    created_at: "2026-11-22T12:00:00Z",
    expires_at: "2026-11-22T12:05:00Z",
    ...changes,
  };
}

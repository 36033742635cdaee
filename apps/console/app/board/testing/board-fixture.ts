import type { Board } from "@comanda/contract/staff/order-board-schemas";

/** A board without orders at 12:00, with some fields changed. */
export function boardFixture(changes: Partial<Board> = {}): Board {
  return {
    now: "2026-11-22T12:00:00Z",
    timezone: "America/Mexico_City",
    orders: [],
    settings: {
      minutes_choices: [10, 15, 20, 30],
      default_minutes: { TABLE: 15, ONSITE: 15, TAKEAWAY: 20, DELIVERY: 35 },
      auto_accept: {},
      lead_minutes: { TAKEAWAY: 25, DELIVERY: 45 },
      finalize_after_minutes: 60,
      customer_cancel_minutes: 2,
      table_calls: false,
    },
    busy: null,
    pauses: [],
    opening: null,
    sold_out_count: 0,
    table_calls: [],
    ...changes,
  };
}

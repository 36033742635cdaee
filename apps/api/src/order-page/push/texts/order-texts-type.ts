import type { EndReason } from "@comanda/contract/staff/order-board-schemas";

/** The texts of messages to customers in one language, with `{places}` for what is filled in. */
export type OrderTexts = {
  /** An order for later. */
  confirmed: string;
  accepted: string;
  /** The promised time, of a delivery and of other orders. */
  arrivesAt: string;
  readyAt: string;
  /** Where no time is promised. */
  preparing: string;
  ready: { counter: string; seated: string; delivery: string };
  readyTitle: string;
  onTheWay: string;
  refused: string;
  cancelled: string;
  reasons: Record<EndReason, string>;
};

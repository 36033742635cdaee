import type { ServiceType } from "../company/service-type.ts";
import type { ModifierSign } from "../menu/modifier-sign.ts";

/** A line of an order as a ticket prints it. */
export type TicketOrderLine = {
  quantity: number;
  name: string;
  variantName: string | null;
  modifiers: { name: string; quantity: number; sign: ModifierSign }[];
  comment: string | null;
  /** Whose line of a shared cart it is; null for the lines of other orders. */
  guest: string | null;
  /** The category of its dish; null when the menu has the dish no more. */
  categoryId: string | null;
  /** The line's price as it is printed on a receipt. */
  price: string;
};

/** What tickets print of an order. Amounts are formatted. */
export type TicketOrder = {
  number: number;
  serviceType: ServiceType;
  /** The table's name. */
  title: string | null;
  /** The zone of the restaurant in which the table stands. */
  zone: string | null;
  /** The customer's name. */
  name: string | null;
  /** Where a delivery goes and how to reach its customer, a line each; empty for other orders. */
  contact: string[];
  comment: string | null;
  timezone: string;
  placedAt: Date;
  promisedAt: Date | null;
  scheduledFor: Date | null;
  lines: TicketOrderLine[];
  companyName: string;
  /** The rows of the receipt below the lines, without the total; those of nothing are left out. */
  charges: { kind: ChargeKind; amount: string }[];
  total: string;
  paymentName: string | null;
  isPaid: boolean;
  /** The money that the customer gives in cash, and the change; null where none is due. */
  cash: { given: string; change: string } | null;
};

export type ChargeKind = "subtotal" | "discount" | "delivery" | "serviceFee" | "tip" | "paymentFee";

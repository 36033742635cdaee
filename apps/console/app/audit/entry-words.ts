import { SERVICE_TYPES, serviceTypeKey } from "@comanda/domain/company/service-type";
import { API_KEY_PERMISSIONS } from "@comanda/domain/integrations/api-key-permissions";
import { ORDER_EVENTS } from "@comanda/domain/integrations/order-events";
import { REASON_LABELS, STATUS_LABELS } from "../parts/orders/order-words.ts";
import { type FieldWords, words } from "./value-kinds.ts";

/** States of dishes, proposals, tickets and webhooks; no word stands for two of them. */
const STATES = {
  on_sale: "soldOut.onSale",
  sold_out: "soldOut.soldOut",
  left: "soldOut.someLeft",
  part: "soldOut.part",
  open: "board.change.asked",
  declined: "board.change.declined",
  withdrawn: "board.change.withdrawn",
  queued: "printing.job.queued",
  sent: "printing.job.sent",
  confirmed: "printing.job.confirmed",
  failed: "printing.job.failed",
  active: "integrations.state.active",
  paused: "integrations.state.paused",
  failing: "integrations.state.failing",
} as const;

const PERMISSIONS = Object.fromEntries(
  API_KEY_PERMISSIONS.map((each) => [each, `integrations.permission.${each}` as const]),
);
const EVENTS = Object.fromEntries(
  [...ORDER_EVENTS, "webhook.test" as const].map((each) => [
    each,
    `integrations.event.${each}` as const,
  ]),
);

/** The fields of entries, by the first part of their path or by all of it. */
export const FIELDS: Readonly<Record<string, FieldWords>> = {
  name: words("field.name"),
  role: words("team.role", {
    owner: "role.owner",
    manager: "role.manager",
    cashier: "role.cashier",
    kitchen: "role.kitchen",
  }),
  email: words("field.email"),
  has_pin: words("field.pin", "yesNo"),
  tries: words("audit.field.tries"),
  until: words("audit.field.until", "instant"),
  status: words("audit.field.status", STATUS_LABELS),
  payment_state: words("audit.field.payment", {
    UNPAID: "audit.value.unpaid",
    PARTIAL: "audit.value.partial",
    PAID: "board.money.paid",
    OVERPAID: "audit.value.overpaid",
  }),
  payment_status: words("audit.field.onlinePayment", {
    payment_requested: "audit.value.requested",
    failed: "audit.value.failed",
    refund_pending: "audit.value.refundPending",
    refunded: "audit.value.refunded",
  }),
  promised_at: words("board.order.promised", "instant"),
  paid_received: words("board.pay.received", "money"),
  amount_due: words("board.order.total", "money"),
  refund: words("refunds.title", "money"),
  by_hand: words("audit.field.byHand", "yesNo"),
  cancel_code: words("audit.field.reason", REASON_LABELS),
  orders: words("customers.page.orders"),
  customers: words("nav.customers"),
  cancel_reason: words("board.end.message"),
  state: words("audit.field.state", STATES),
  left: words("audit.field.left"),
  minutes: words("audit.field.minutes"),
  kind: words("audit.field.kind", {
    agent: "printing.kind.agent",
    cloudprnt: "printing.kind.cloudprnt",
    kitchen: "audit.value.kitchenTicket",
    receipt: "printing.receipt",
  }),
  columns: words("printing.width"),
  as_pictures: words("printing.asPictures", "yesNo"),
  reprint: words("audit.field.reprint"),
  where: words("audit.field.where", { printer: "printing.printer", here: "audit.value.here" }),
  print_on: words("audit.field.printOn", {
    placement: "printing.onPlacement",
    acceptance: "printing.onAcceptance",
  }),
  language: words("printing.language", "language"),
  stations: words("printing.stations", "stations"),
  default_station_id: words("audit.field.defaultStation", "unread"),
  "receipt.printer_id": words("printing.receiptPrinter", "unread"),
  "receipt.copies": words("audit.field.receiptCopies"),
  minutes_choices: words("boardSettings.choices"),
  default_minutes: words("boardSettings.defaults"),
  auto_accept: words("boardSettings.auto"),
  lead_minutes: words("boardSettings.lead"),
  finalize_after_minutes: words("boardSettings.finalizeMinutes"),
  prefix: words("integrations.prefix"),
  permissions: words("integrations.permissions", PERMISSIONS),
  expires_at: words("integrations.ends", "instant"),
  url: words("integrations.url"),
  events: words("integrations.events", EVENTS),
  event: words("integrations.events", EVENTS),
  details: words("integrations.details", "yesNo"),
  starts_at: words("menu.schedule.starts", "instant"),
  prices: words("menu.schedule.prices", "priceLines"),
  push: words("alerts.push"),
  mail: words("alerts.mail"),
  pause: words("alerts.pause"),
  table_calls: words("boardSettings.tableCalls", "yesNo"),
  customer_cancel_minutes: words("boardSettings.cancelMinutes"),
  start_hour: words("reports.start"),
  code_printed: words("setup.item.code", "yesNo"),
  dismissed: words("setup.dismiss", "yesNo"),
  "stations.*.name": words("field.name"),
};

/** The second part of a path. */
export const PARTS: Readonly<Record<string, FieldWords>> = {
  ...Object.fromEntries(
    SERVICE_TYPES.map((type) => [type, words(`orderType.${serviceTypeKey(type)}`)]),
  ),
  active: words("audit.field.active", "yesNo"),
  after_seconds: words("alerts.after", "seconds"),
  addresses: words("alerts.addresses"),
  minutes: words("alerts.pauseFor"),
};

import type { MessageKey, Translate } from "../i18n/text.ts";

/** How a value is written: as it is, or by its kind, or by a word for each value. */
export type ValueKind =
  | "text"
  | "instant"
  | "money"
  | "seconds"
  | "yesNo"
  | "language"
  | "stations"
  | "unread"
  | Readonly<Record<string, MessageKey>>;

type FieldWords = { label: MessageKey; kind: ValueKind };

const STATUSES = {
  INITIATED: "board.status.draft",
  PENDING: "board.status.new",
  PREPARING: "board.status.preparing",
  READY: "board.status.ready",
  DRIVER_ON_THE_WAY_TO_DESTINATION: "board.status.onTheWay",
  DRIVER_ARRIVED_AT_DESTINATION: "board.status.arrived",
  DELIVERED: "board.status.handedOver",
  FINALIZED: "board.status.finalized",
  CANCELLED: "board.status.cancelled",
} as const;

const REASONS = {
  sold_out: "board.reason.soldOut",
  too_busy: "board.reason.tooBusy",
  customer_asked: "board.reason.customerAsked",
  cannot_deliver: "board.reason.cannotDeliver",
  closing: "board.reason.closing",
  not_collected: "board.reason.notCollected",
  other: "board.reason.other",
} as const;

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

const SERVICES = {
  TABLE: "pause.service.table",
  ONSITE: "pause.service.onsite",
  TAKEAWAY: "pause.service.takeaway",
  DELIVERY: "pause.service.delivery",
} as const;

const field = (label: MessageKey, kind: ValueKind = "text"): FieldWords => ({ label, kind });

/** The fields of entries, by the first part of their path or by all of it. */
const FIELDS: Readonly<Record<string, FieldWords>> = {
  name: field("field.name"),
  role: field("team.role", {
    owner: "role.owner",
    manager: "role.manager",
    cashier: "role.cashier",
    kitchen: "role.kitchen",
  }),
  email: field("field.email"),
  has_pin: field("field.pin", "yesNo"),
  tries: field("audit.field.tries"),
  until: field("audit.field.until", "instant"),
  status: field("audit.field.status", STATUSES),
  payment_state: field("audit.field.payment", {
    UNPAID: "audit.value.unpaid",
    PARTIAL: "audit.value.partial",
    PAID: "board.money.paid",
    OVERPAID: "audit.value.overpaid",
  }),
  payment_status: field("audit.field.onlinePayment", {
    payment_requested: "audit.value.requested",
    failed: "audit.value.failed",
    refund_pending: "audit.value.refundPending",
    refunded: "audit.value.refunded",
  }),
  promised_at: field("board.order.promised", "instant"),
  paid_received: field("board.pay.received", "money"),
  amount_due: field("board.order.total", "money"),
  refund: field("refunds.title", "money"),
  by_hand: field("audit.field.byHand", "yesNo"),
  cancel_code: field("audit.field.reason", REASONS),
  cancel_reason: field("board.end.message"),
  state: field("audit.field.state", STATES),
  left: field("audit.field.left"),
  minutes: field("audit.field.minutes"),
  kind: field("audit.field.kind", {
    agent: "printing.kind.agent",
    cloudprnt: "printing.kind.cloudprnt",
    kitchen: "audit.value.kitchenTicket",
    receipt: "printing.receipt",
  }),
  columns: field("printing.width"),
  as_pictures: field("printing.asPictures", "yesNo"),
  reprint: field("audit.field.reprint"),
  where: field("audit.field.where", { printer: "printing.printer", here: "audit.value.here" }),
  print_on: field("audit.field.printOn", {
    placement: "printing.onPlacement",
    acceptance: "printing.onAcceptance",
  }),
  language: field("printing.language", "language"),
  stations: field("printing.stations", "stations"),
  default_station_id: field("audit.field.defaultStation", "unread"),
  "receipt.printer_id": field("printing.receiptPrinter", "unread"),
  "receipt.copies": field("audit.field.receiptCopies"),
  minutes_choices: field("boardSettings.choices"),
  default_minutes: field("boardSettings.defaults"),
  auto_accept: field("boardSettings.auto"),
  lead_minutes: field("boardSettings.lead"),
  finalize_after_minutes: field("boardSettings.finalizeMinutes"),
  prefix: field("integrations.prefix"),
  permissions: field("integrations.permissions"),
  expires_at: field("integrations.ends", "instant"),
  url: field("integrations.url"),
  events: field("integrations.events"),
  event: field("integrations.events"),
  details: field("integrations.details", "yesNo"),
  starts_at: field("menu.schedule.starts", "instant"),
  prices: field("menu.schedule.prices"),
  push: field("alerts.push"),
  mail: field("alerts.mail"),
  pause: field("alerts.pause"),
};

/** The second part of a path. */
const PARTS: Readonly<Record<string, FieldWords>> = {
  ...Object.fromEntries(Object.entries(SERVICES).map(([type, label]) => [type, field(label)])),
  active: field("audit.field.active", "yesNo"),
  after_seconds: field("alerts.after", "seconds"),
  addresses: field("alerts.addresses"),
  minutes: field("alerts.pauseFor"),
};

/**
 * Fields that repeat what an entry says anyway, who and when, or that only the server reads, such as
 * ids.
 */
const UNSHOWN: readonly string[] = [
  "accepted_at",
  "ended_at",
  "paid_at",
  "paid_by",
  "payment_expires_at",
  "number",
  "lines",
  "station_id",
];

/** The label and the kind of a field; null for one that is not shown. */
export function fieldWords(t: Translate, path: string): { label: string; kind: ValueKind } | null {
  if (UNSHOWN.includes(path)) return null;
  const [head = "", tail = ""] = path.split(".");
  const whole = FIELDS[path];
  if (whole) return { label: t(whole.label), kind: whole.kind };
  const [first, second] = [FIELDS[head], PARTS[tail]];
  if (first && second)
    return { label: `${t(first.label)} · ${t(second.label)}`, kind: second.kind };
  // A field of a later version is shown by its own name.
  return { label: path, kind: "text" };
}

/** The name of an order type; null for another text. */
export function serviceName(t: Translate, type: string): string | null {
  return isService(type) ? t(SERVICES[type]) : null;
}

const isService = (type: string): type is keyof typeof SERVICES => Object.hasOwn(SERVICES, type);

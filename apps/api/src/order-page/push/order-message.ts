import type { Company } from "@comanda/contract/companies/company";
import type { EndReason } from "@comanda/contract/staff/order-board-schemas";
import { shownPromise } from "@comanda/domain/board/promise";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { timeFormat } from "@comanda/domain/hours/clock-format";
import type { OrderStatus } from "@comanda/domain/orders/status";
import { HOUR_SECONDS } from "@comanda/domain/time/durations";
import {
  fillText,
  nearestTexts,
  type TextsByLanguage,
  timeOfDay,
} from "../../push/message-text.ts";
import { type PushDelivery, type PushMessage, pushTopic } from "../../push/send-push.ts";
import { ar } from "./texts/ar.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import { id } from "./texts/id.ts";
import { it } from "./texts/it.ts";
import type { OrderTexts } from "./texts/order-texts-type.ts";
import { pt } from "./texts/pt.ts";

/** The languages of the storefront. Mexico's Spanish has the same texts as Spain's here. */
const orderTexts: TextsByLanguage<OrderTexts> = {
  ar,
  de,
  en,
  es,
  fr,
  id,
  it,
  pt,
  "es-MX": es,
};

/** The statuses that are announced to customers who asked for messages; PENDING once the order is confirmed. */
export const ANNOUNCED_STATUSES = [
  "PENDING",
  "PREPARING",
  "READY",
  "DRIVER_ON_THE_WAY_TO_DESTINATION",
  "CANCELLED",
] as const satisfies readonly OrderStatus[];
export type AnnouncedStatus = (typeof ANNOUNCED_STATUSES)[number];

/** Returns the status of an order that its customer gets a message about; null where there is none. */
export function announcedStatus({
  status,
  confirmed_at,
}: {
  status: OrderStatus;
  confirmed_at: Date | null;
}): AnnouncedStatus | null {
  if (status === "PENDING" && confirmed_at === null) return null;
  return ANNOUNCED_STATUSES.find((each) => each === status) ?? null;
}

/** What a message needs of an order. */
export type AnnouncedOrder = {
  id: string;
  public_id: number;
  service_type: ServiceType;
  promised_at: Date | null;
  confirmed_at: Date | null;
  accepted_at: Date | null;
  cancel_code: string | null;
};

/** Seconds for which a push service keeps a message at least: a phone may be off for a while. */
const MIN_TTL_SECONDS = HOUR_SECONDS;

/**
 * Returns the message about a new status, and how long a push service keeps it: until the promised
 * time, an hour at least. The message names the order's number and the restaurant, and no person.
 * What staff wrote about a cancellation is on the order's page only.
 */
export function orderMessage(
  company: Pick<Company, "name" | "timezone" | "country">,
  order: AnnouncedOrder,
  { status, wanted, now }: { status: AnnouncedStatus; wanted: string; now: Date },
): { message: PushMessage; delivery: PushDelivery } {
  const { language, texts } = nearestTexts(wanted, orderTexts);
  // The same hours, of 12 or 24, as on the order's page.
  const hours = timeFormat(company.country);
  const promise = order.promised_at && shownPromise(order.promised_at, now);
  const time =
    promise && !promise.isLate
      ? timeOfDay(promise.time.getTime(), language, company.timezone, hours)
      : null;
  const fill = (text: string) =>
    fillText(text, { number: order.public_id, place: company.name, time: time ?? "" });
  const [title, body] = wordsOf(texts, order, { status, hasTime: time !== null });
  const message = {
    title: fill(title),
    body: fill(body),
    tag: `order-${order.id}`,
    path: `/tracking?order_id=${encodeURIComponent(order.id)}`,
    language,
  };
  const left = order.promised_at ? (order.promised_at.getTime() - now.getTime()) / 1000 : 0;
  const ttlSeconds = Math.ceil(Math.max(MIN_TTL_SECONDS, left));
  return { message, delivery: { ttlSeconds, topic: pushTopic(order.id) } };
}

function wordsOf(
  texts: OrderTexts,
  { service_type, confirmed_at, accepted_at, cancel_code }: AnnouncedOrder,
  { status, hasTime }: { status: AnnouncedStatus; hasTime: boolean },
): [title: string, body: string] {
  const isDelivery = service_type === "DELIVERY";
  const promised = isDelivery ? texts.arrivesAt : texts.readyAt;
  switch (status) {
    case "PENDING":
      return [texts.confirmed, "{place}"];
    case "PREPARING":
      return [texts.accepted, hasTime ? promised : texts.preparing];
    case "READY":
      return [texts.readyTitle, texts.ready[placeOf(service_type)]];
    case "DRIVER_ON_THE_WAY_TO_DESTINATION":
      return [texts.onTheWay, hasTime ? texts.arrivesAt : "{place}"];
    case "CANCELLED": {
      const title = (accepted_at ?? confirmed_at) === null ? texts.refused : texts.cancelled;
      return [title, texts.reasons[(cancel_code ?? "other") as EndReason] ?? texts.reasons.other];
    }
  }
}

/** Where the customer gets an order that is ready. */
function placeOf(type: ServiceType): keyof OrderTexts["ready"] {
  if (type === "DELIVERY") return "delivery";
  return type === "TAKEAWAY" ? "counter" : "seated";
}

import type { Company } from "@comanda/contract/companies/company";
import { fillText, timeOfDay } from "../../push/message-text.ts";
import type { PushMessage } from "../../push/send-push.ts";
import { nearestAlertTexts } from "./alert-texts.ts";
import type { NamedOrder } from "./named-order.ts";

type Names = Pick<Company, "id" | "name" | "timezone">;

/** A message names at most this many orders; after them stands "…". */
const MAX_NAMED_ORDERS = 6;

/** The message about orders without an answer, the earliest first: numbers, types and times only. */
export function ordersPushMessage(
  company: Names,
  orders: readonly NamedOrder[],
  wanted: string,
): PushMessage {
  const { language, texts } = nearestAlertTexts(wanted);
  const nameOf = ({ publicId, serviceType }: NamedOrder) =>
    `${publicId} ${texts.types[serviceType]}`;
  const [first] = orders;
  const since = first ? timeOfDay(first.since, language, company.timezone) : "";
  const waiting = fillText(texts.since, { time: since });
  const isOne = orders.length === 1 && first !== undefined;
  const title = isOne
    ? fillText(texts.one, { number: first.publicId, type: texts.types[first.serviceType] })
    : fillText(texts.many, { count: orders.length });
  const names = orders.slice(0, MAX_NAMED_ORDERS).map(nameOf).join(", ");
  const body = isOne
    ? waiting
    : `${names}${orders.length > MAX_NAMED_ORDERS ? " …" : ""}\n${waiting}`;
  return { ...common(company, language), title, body };
}

/**
 * The message that a member sends to try a device. Its own `tag` keeps it from replacing an alert that the
 * device shows.
 */
export function testPushMessage(company: Names, wanted: string): PushMessage {
  const { language, texts } = nearestAlertTexts(wanted);
  const title = fillText("{company} · {text}", { company: company.name, text: texts.testPush });
  return {
    ...common(company, language),
    tag: `test-${company.id}`,
    title,
    body: texts.testPushBody,
  };
}

function common({ id }: Names, language: string) {
  return { tag: `orders-${id}`, path: `/${encodeURIComponent(id)}`, language };
}

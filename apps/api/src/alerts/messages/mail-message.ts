import type { Company } from "@comanda/contract/companies/company";
import type { Mail } from "../../mail/mailer.ts";
import { fillText, timeOfDay } from "../../push/message-text.ts";
import { nearestAlertTexts } from "./alert-texts.ts";
import type { NamedOrder } from "./named-order.ts";

type Names = Pick<Company, "name" | "timezone" | "language">;

/** A mail lists at most so many orders, then "…". */
const MAX_LISTED_ORDERS = 50;

/** The mail about orders without an answer, in the company's language: no customer's data. */
export function ordersMail(company: Names, orders: readonly NamedOrder[], to: string): Mail {
  const { language, texts } = nearestAlertTexts(company.language);
  const values = { company: company.name, count: orders.length };
  const [first] = orders;
  const subject =
    orders.length === 1 && first
      ? fillText(texts.mailOne, { ...values, number: first.publicId })
      : fillText(texts.mailMany, values);
  const lines = orders.slice(0, MAX_LISTED_ORDERS).map(({ publicId, serviceType, since }) =>
    fillText(texts.line, {
      number: publicId,
      type: texts.types[serviceType],
      time: timeOfDay(since, language, company.timezone),
    }),
  );
  const more = orders.length > MAX_LISTED_ORDERS ? ["…"] : [];
  const text = [
    fillText(texts.intro, values),
    ["", ...lines, ...more, ""].join("\n"),
    texts.open,
    `\n${fillText(texts.why, values)}`,
  ].join("\n");
  return { to, subject, text };
}

/** The mail that a member sends to try an address. */
export function testAlertMail(company: Names, to: string): Mail {
  const { texts } = nearestAlertTexts(company.language);
  const values = { company: company.name };
  const text = `${texts.testMailBody}\n\n${fillText(texts.why, values)}`;
  return { to, subject: fillText(texts.testMail, values), text };
}

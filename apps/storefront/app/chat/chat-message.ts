import type { Order } from "@comanda/contract/orders/order";
import { formatAddressLine } from "@comanda/domain/addresses/address-line";
import { formatQuantity } from "@comanda/domain/cart/lines";
import { type Cents, currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import type { Translate } from "../i18n/text.tsx";
import { orderAddress } from "../order-summary/order-address.ts";
import { isPaid, itemCount, orderAmounts } from "../order-summary/order-amounts.ts";
import { orderDiscountLines } from "../order-summary/order-discounts.ts";
import type { UnchargedDelivery } from "../order-summary/uncharged-delivery.ts";

/**
 * How the message says what the order has: in the visitor's language, amounts as the company writes
 * them.
 */
export type ChatMessageContext = {
  t: Translate;
  price: (amount: Cents) => string;
  /** An instant to come, as the company's clock shows it. */
  moment: (date: Date) => string;
  /** Null where the order does not say it. */
  serviceType: string | null;
  company: string;
  delivery: UnchargedDelivery | null;
  /** The order's page. */
  link: string;
};

type Line = { name: string; details: string[] };

/**
 * The order as a chat message of plain text, whole as the server has it. One that `fits` refuses is
 * said with less: first without what was chosen of each product, then with the first products
 * alone; its page has the rest.
 */
export function chatMessage(
  order: Order,
  words: ChatMessageContext,
  fits: (text: string) => boolean = () => true,
): string {
  const lines = messageLines(order, words);
  const head = headOf(order, words);
  const amounts = amountsOf(order, words);
  const facts = factsOf(order, words);
  // Bare: what stands around an address may be taken for a part of it.
  const end = [words.t("chat.follow"), words.link];
  const written = (count: number, detailed: boolean) =>
    [
      head,
      [
        ...lines.slice(0, count).flatMap((line) => lineText(line, detailed)),
        ...left(lines.length - count, words),
      ],
      amounts,
      facts,
      end,
    ]
      .map((part) => part.join("\n"))
      .join("\n\n");
  const whole = written(lines.length, true);
  if (fits(whole)) return whole;
  return written(
    largestFitting(lines.length, (count) => fits(written(count, false))),
    false,
  );
}

/** The most of `all` with which it is still enough, halving what is not known; 0 where nothing is. */
function largestFitting(all: number, isEnough: (count: number) => boolean): number {
  if (isEnough(all)) return all;
  let [enough, tooMany] = [0, all];
  while (tooMany - enough > 1) {
    const between = Math.floor((enough + tooMany) / 2);
    if (isEnough(between)) enough = between;
    else tooMany = between;
  }
  return enough;
}

function headOf(order: Order, { t, company }: ChatMessageContext): string[] {
  return [
    `*${t("tracking.number", { number: order.public_id })}* · ${oneLine(company)}`,
    t("chat.greeting"),
  ];
}

function messageLines(order: Order, { price }: ChatMessageContext): Line[] {
  return order.combos.map(({ quantity, name, variant_name, modifiers, comment, total }) => {
    const what = [name, variant_name].filter(Boolean).join(", ");
    const cost = price(toCents(total, currencyCodeOf(order)));
    const chosen = modifiers.map((each) => formatQuantity(each.quantity, each.name));
    return {
      name: `${quantity} × ${oneLine(what)} · ${cost}`,
      details: [chosen.join(", "), comment ?? ""].map(oneLine).filter(Boolean),
    };
  });
}

function lineText({ name, details }: Line, detailed: boolean): string[] {
  return detailed ? [name, ...details.map((detail) => `   ${detail}`)] : [name];
}

function left(count: number, { t }: ChatMessageContext): string[] {
  return count > 0 ? [t("chat.more", { count })] : [];
}

function amountsOf(order: Order, { t, price, delivery }: ChatMessageContext): string[] {
  const charges = orderAmounts(order);
  const row = (label: string, amount: string) => t("chat.amount", { label, amount });
  const part = (label: string, amount: Cents) => (amount > 0 ? [row(label, price(amount))] : []);
  const discounts = orderDiscountLines(
    order.discounts,
    charges.discounts,
    currencyCodeOf(order),
  ).map(({ code, name, amount }) =>
    row(
      code ? t("breakdown.coupon", { code }) : oneLine(name ?? t("breakdown.discounts")),
      amount === 0 ? t("breakdown.gift") : price(-amount),
    ),
  );
  const note =
    delivery && t(delivery === "free" ? "breakdown.deliveryFree" : "breakdown.deliveryLater");
  const count = itemCount(order);
  const products = row(t("breakdown.products", { count }), price(charges.combos));
  return [
    ...(count > 0 || charges.combos > 0 ? [products] : []),
    ...discounts,
    ...part(t("breakdown.delivery"), charges.delivery),
    ...(note ? [note] : []),
    ...part(t("breakdown.serviceFee"), charges.serviceFee),
    ...part(t("breakdown.tip"), charges.tip),
    ...part(t("breakdown.paymentFee"), charges.paymentFee),
    `*${row(t("breakdown.total"), price(charges.total))}*`,
  ];
}

function factsOf(order: Order, words: ChatMessageContext): string[] {
  const { t, moment, serviceType } = words;
  const address = orderAddress(order);
  const { order_title: place, scheduled_delivery_date: scheduled } = order;
  const [name, comment] = [order.client?.name, order.comment].map((typed) => oneLine(typed ?? ""));
  return [
    serviceType && `*${serviceType}*`,
    place && t("tracking.place", { place: oneLine(place) }),
    address && t("chat.address", { address: oneLine(formatAddressLine(address)) }),
    scheduled ? t("tracking.meantFor", { moment: moment(new Date(scheduled)) }) : t("chat.asap"),
    paymentOf(order, words),
    name && t("chat.name", { name }),
    comment && t("chat.comment", { comment }),
  ].flatMap((fact) => fact || []);
}

function paymentOf(order: Order, { t, price }: ChatMessageContext): string | null {
  const payment = order.meta_data?.assigned_payment;
  // What costs nothing is paid in no way, though it was sent with one.
  if (!payment || orderAmounts(order).total === 0) return null;
  const method = payment.payment_method_description || payment.payment_method_code;
  const received = toCents(payment.received_amount ?? 0, currencyCodeOf(order));
  return [
    t("tracking.payment", { method: method || t("checkout.cash") }),
    received > 0 && t("tracking.paysWith", { amount: price(received) }),
    isPaid(order) && t("tracking.paid"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What somebody typed, without the line breaks with which it could pass for another line of the message. */
function oneLine(text: string): string {
  // The one line break that is no blank to an expression: U+0085.
  return text.replace(/[\s\u0085]+/gu, " ").trim();
}

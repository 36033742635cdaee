import type { Order } from "@comanda/contract/orders/order";
import { formatAddressLine } from "@comanda/domain/addresses/address-line";
import { formatQuantity } from "@comanda/domain/cart/lines";
import { type Cents, currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import type { Translate } from "../i18n/text.ts";
import { orderAddress } from "../order-summary/order-address.ts";
import { isPaid, itemCount, orderAmounts } from "../order-summary/order-amounts.ts";
import { orderDiscountLines } from "../order-summary/order-discounts.ts";
import { paymentMethodName } from "../order-summary/payment-method-name.ts";
import type { UnchargedDelivery } from "../order-summary/uncharged-delivery.ts";

/** What the message needs besides the order: the visitor's language and the company's formats. */
export type ChatMessageContext = {
  t: Translate;
  price: (amount: Cents) => string;
  /** Formats a future instant in the company's time zone. */
  moment: (date: Date) => string;
  /** The name of the service type; null if the order has none. */
  serviceType: string | null;
  company: string;
  delivery: UnchargedDelivery | null;
  /** The order's page. */
  link: string;
};

type Line = { name: string; details: string[] };
type LineDetail = "withOptions" | "nameOnly";

/**
 * Returns the order as a chat message in plain text (conformance 7.36). If `fits` refuses it, the
 * message gets shorter: first without the options of each product, then with the first products only.
 * The order's page, to which the message links, has the rest.
 */
export function chatMessage(
  order: Order,
  context: ChatMessageContext,
  fits: (text: string) => boolean = () => true,
): string {
  const lines = messageLines(order, context);
  const head = headOf(order, context);
  const amounts = amountsOf(order, context);
  const facts = factsOf(order, context);
  // Nothing surrounds the link: chats take the signs around a URL for a part of it.
  const end = [context.t("chat.follow"), context.link];
  const write = (count: number, detail: LineDetail) =>
    [
      head,
      [
        ...lines.slice(0, count).flatMap((line) => lineText(line, detail)),
        ...omittedLines(lines.length - count, context),
      ],
      amounts,
      facts,
      end,
    ]
      .map((part) => part.join("\n"))
      .join("\n\n");
  const whole = write(lines.length, "withOptions");
  if (fits(whole)) return whole;
  return write(
    largestFitting(lines.length, (count) => fits(write(count, "nameOnly"))),
    "nameOnly",
  );
}

/** Returns the largest count up to `max` that fits, by binary search; 0 if none does. */
function largestFitting(max: number, fits: (count: number) => boolean): number {
  if (fits(max)) return max;
  let [fitting, tooMany] = [0, max];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(middle)) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}

function headOf(order: Order, { t, company }: ChatMessageContext): string[] {
  return [
    `*${t("tracking.number", { number: order.public_id })}* · ${oneLine(company)}`,
    t("chat.greeting"),
  ];
}

function messageLines(order: Order, { price }: ChatMessageContext): Line[] {
  return order.combos.map(({ quantity, name, variant_name, modifiers, comment, total }) => {
    const fullName = [name, variant_name].filter(Boolean).join(", ");
    const cost = price(toCents(total, currencyCodeOf(order)));
    const chosen = modifiers.map((each) => formatQuantity(each.quantity, each.name));
    return {
      name: `${quantity} × ${oneLine(fullName)} · ${cost}`,
      details: [chosen.join(", "), comment ?? ""].map(oneLine).filter(Boolean),
    };
  });
}

function lineText({ name, details }: Line, detail: LineDetail): string[] {
  return detail === "withOptions" ? [name, ...details.map((text) => `   ${text}`)] : [name];
}

function omittedLines(count: number, { t }: ChatMessageContext): string[] {
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

function factsOf(order: Order, context: ChatMessageContext): string[] {
  const { t, moment, serviceType } = context;
  const address = orderAddress(order);
  const { order_title: place, scheduled_delivery_date: scheduled } = order;
  const [name, comment] = [order.client?.name, order.comment].map((typed) => oneLine(typed ?? ""));
  return [
    serviceType && `*${serviceType}*`,
    place && t("tracking.place", { place: oneLine(place) }),
    address && t("chat.address", { address: oneLine(formatAddressLine(address)) }),
    scheduled ? t("tracking.meantFor", { moment: moment(new Date(scheduled)) }) : t("chat.asap"),
    paymentOf(order, context),
    name && t("chat.name", { name }),
    comment && t("chat.comment", { comment }),
  ].flatMap((fact) => fact || []);
}

function paymentOf(order: Order, { t, price }: ChatMessageContext): string | null {
  const payment = order.meta_data?.assigned_payment;
  // An order that costs nothing is not paid, although it was placed with a payment method.
  if (!payment || orderAmounts(order).total === 0) return null;
  const received = toCents(payment.received_amount ?? 0, currencyCodeOf(order));
  return [
    t("tracking.payment", { method: paymentMethodName(t, payment) }),
    received > 0 && t("tracking.paysWith", { amount: price(received) }),
    isPaid(order) && t("tracking.paid"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Typed text without line breaks, so that it cannot look like another line of the message. */
function oneLine(text: string): string {
  // `\s` has every line break but U+0085.
  return text.replace(/[\s\u0085]+/gu, " ").trim();
}

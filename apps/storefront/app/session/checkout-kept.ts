import { parseServiceType } from "@comanda/domain/service-type";
import { readKeptAddress } from "./checkout-address.ts";
import type { Attempt, Contact, Kept, Sending, Sent } from "./checkout-store.ts";

/**
 * What was stored of a checkout, as far as it is of its kind; everything else is as in `nothing`.
 * An older page, an extension or the visitor may have written it.
 */
export function readKept(found: unknown, nothing: Kept): Kept {
  const of = fields(found);
  const text = (name: keyof Kept) => string(of[name]) ?? "";
  const cents = Number.isSafeInteger(of.amountAvailableToPay);
  return {
    ...nothing,
    serviceType: parseServiceType(string(of.serviceType)),
    orderId: string(of.orderId),
    paymentIntents: paymentIntents(of.paymentIntents),
    paymentProviderId: string(of.paymentProviderId),
    paymentMethodId: string(of.paymentMethodId),
    addressId: string(of.addressId),
    additionalInfo: text("additionalInfo"),
    tip: Number.isSafeInteger(of.tip) ? Math.max(0, Number(of.tip)) : 0,
    tipType: string(of.tipType),
    tipPercent: percent(of.tipPercent),
    serviceFeeAccepted: of.serviceFeeAccepted === true,
    amountAvailableToPay: cents ? Number(of.amountAvailableToPay) : null,
    comments: text("comments"),
    couponCode: text("couponCode"),
    rewardId: string(of.rewardId),
    deliveryDate: instant(of.deliveryDate),
    orderIsFor: of.orderIsFor === "personalized" ? "personalized" : "today",
    contact: contact(of.contact),
    ...readKeptAddress(of),
    attempt: attempt(of.attempt),
    savedHash: string(of.savedHash),
    sending: sending(of.sending),
    sent: sent(of.sent),
  };
}

function paymentIntents(found: unknown): Kept["paymentIntents"] {
  const { pix, d24, stripe } = fields(found);
  return { pix: string(pix), d24: string(d24), stripe: string(stripe) };
}

function contact(found: unknown): Contact {
  const { name, phone, country } = fields(found);
  return { name: string(name) ?? "", phone: string(phone) ?? "", country: string(country) };
}

function attempt(found: unknown): Attempt | null {
  const [basis, key] = [string(fields(found).basis), string(fields(found).key)];
  return basis && key ? { basis, key } : null;
}

function sending(found: unknown): Sending | null {
  const of = fields(found);
  const [orderId, cart] = [string(of.orderId), string(of.cart)];
  return orderId && cart ? { orderId, cart, ...(of.unpaid === true && { unpaid: true }) } : null;
}

function sent(found: unknown): Sent | null {
  const { orderId, at, before, unread } = fields(found);
  if (typeof orderId !== "string" || typeof at !== "number") return null;
  return {
    ...{ orderId, at },
    ...(before === true && { before }),
    ...(unread === true && { unread }),
  };
}

function fields(found: unknown): Record<string, unknown> {
  return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
}

function string(found: unknown): string | null {
  return typeof found === "string" ? found : null;
}

function percent(found: unknown): number | null {
  return typeof found === "number" && found > 0 && found <= 100 ? found : null;
}

function instant(found: unknown): string | null {
  return typeof found === "string" && !Number.isNaN(Date.parse(found)) ? found : null;
}

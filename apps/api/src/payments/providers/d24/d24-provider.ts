import type { PaymentInstrument } from "@comanda/domain/orders/payment-method";
import * as v from "valibot";
import { callProvider } from "../common/call-provider.ts";
import { notificationText, parseJsonOrUndefined } from "../common/notification-body.ts";
import {
  type CreatedPayment,
  DEFAULT_TIMEOUT_MS,
  type PaymentOrder,
  type PaymentProvider,
  type PaymentReport,
  type ProviderNotification,
  type ProviderOptions,
  type ProviderPaymentRef,
} from "../common/payment-provider.ts";
import { toDecimal } from "../common/provider-amounts.ts";
import { ProviderFailure } from "../common/provider-failure.ts";
import { requestKey } from "../common/request-key.ts";
import { D24Deposit, D24DepositId, d24Report } from "./d24-report.ts";
import { d24Authorization, d24Date } from "./d24-signature.ts";

export type D24Settings = { login: string; apiSignature: string };

const METHODS: Record<PaymentInstrument, string> = { card: "CC", yape: "YP", pix: "IX" };

const Created = v.object({ deposit_id: D24DepositId, redirect_url: v.pipe(v.string(), v.url()) });

const NotifiedDeposit = v.object({ deposit_id: D24DepositId });

/**
 * D24 (decision 21). We know only name and phone, so the customer goes to D24's own page at
 * `redirect_url`, which asks for the rest, for every checkout type that D24 names. Not documented: the
 * effect of `expiration`, so it is not sent, and how to withdraw a deposit, so `cancel` only reads
 * the status. Refunds are made in D24's panel: they need the customer's bank account for most of its
 * methods, and D24 has no status for them on a deposit.
 */
export function d24Provider(
  settings: D24Settings,
  base: URL,
  { timeoutMs = DEFAULT_TIMEOUT_MS, clock = () => new Date() }: ProviderOptions = {},
): PaymentProvider {
  const ask = (path: string, body: string | null, key?: string) => {
    const date = d24Date(clock());
    const { login, apiSignature } = settings;
    return callProvider("d24", new URL(path, base), {
      method: body === null ? "GET" : "POST",
      headers: {
        "x-login": login,
        "x-date": date,
        authorization: d24Authorization(apiSignature, { date, login, body: body ?? "" }),
        "content-type": "application/json",
        ...(key === undefined ? {} : { "x-idempotency-key": key }),
      },
      body: body ?? undefined,
      signal: AbortSignal.timeout(timeoutMs),
    });
  };

  async function create(
    order: PaymentOrder,
    method: PaymentInstrument,
  ): Promise<CreatedPayment | ProviderFailure> {
    const amount = toDecimal(order.amount, order.currency);
    if (amount === null) return new ProviderFailure("d24", "refused", "amount");
    const body = JSON.stringify(depositOf(order, amount, METHODS[method]));
    const answer = await ask("/v3/deposits", body, requestKey(order, method));
    if (answer instanceof ProviderFailure) return answer;
    const created = v.safeParse(Created, answer);
    // D24's page always has TLS; a page without it would be forged. Tests have none.
    if (!created.success || !isPaymentPage(created.output.redirect_url, base)) {
      return new ProviderFailure("d24", "unavailable", "unexpected");
    }
    const { deposit_id, redirect_url } = created.output;
    return { reference: deposit_id, params: { redirect_url }, expiresAt: order.expiresAt };
  }

  async function status({
    reference,
  }: ProviderPaymentRef): Promise<PaymentReport | ProviderFailure> {
    const answer = await ask(`/v3/deposits/${encodeURIComponent(reference)}`, null);
    if (answer instanceof ProviderFailure) return answer.withReference(reference);
    const deposit = v.safeParse(D24Deposit, answer);
    const isAsked = deposit.success && deposit.output.deposit_id === reference;
    if (isAsked) return d24Report(deposit.output);
    return new ProviderFailure("d24", "unavailable", "unexpected", { reference });
  }

  const methods = Object.keys(METHODS) as PaymentInstrument[];
  return { kind: "d24", methods, create, status, cancel: status, refund: null, readNotification };
}

function depositOf(order: PaymentOrder, amount: string, paymentMethod: string): object {
  const { customer, urls, clientIp } = order;
  const [first = "", ...rest] = customer.name.trim().split(/\s+/u);
  return {
    invoice_id: order.intentId,
    amount,
    currency: order.currency,
    country: order.country,
    payer: {
      id: customer.id,
      first_name: first,
      ...(rest.length > 0 ? { last_name: rest.join(" ") } : {}),
      ...(customer.phone
        ? { phone: `+${customer.phone.callingCode}${customer.phone.number}` }
        : {}),
      ...(customer.email ? { email: customer.email } : {}),
    },
    payment_method: paymentMethod,
    ...(clientIp ? { client_ip: clientIp } : {}),
    language: order.language,
    description: `#${order.publicId}`,
    back_url: urls.return,
    success_url: urls.success,
    error_url: urls.error,
    notification_url: urls.notification,
    mobile: order.mobile,
  };
}

function isPaymentPage(address: string, base: URL): boolean {
  const { protocol } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && base.protocol === "http:");
}

/** It contains only the deposit's number, unsigned: a hint to ask for the status. */
function readNotification(body: Uint8Array): ProviderNotification {
  const read = notificationText(body);
  if ("fault" in read) return { verified: false, reason: read.fault };
  const noted = v.safeParse(NotifiedDeposit, parseJsonOrUndefined(read.text));
  if (!noted.success) return { verified: false, reason: "unreadable" };
  return { verified: "hint", reference: noted.output.deposit_id };
}

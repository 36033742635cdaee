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
  type RefundOrder,
  type RefundReport,
} from "../common/payment-provider.ts";
import { toDecimal } from "../common/provider-amounts.ts";
import { ProviderFailure } from "../common/provider-failure.ts";
import type { DrawQr } from "../common/qr-picture.ts";
import { requestKey } from "../common/request-key.ts";
import { initBodyOf, paymentDays, refundBodyOf, sessionBodyOf } from "./tuna-bodies.ts";
import { failureOfAnswer } from "./tuna-failure.ts";
import { readRefund, refundAsRead } from "./tuna-refund.ts";
import { PIX_CURRENCY, TunaStatus, tunaReport } from "./tuna-report.ts";

/** `contactEmail` replaces the customer's email address: Tuna requires one, we ask for none. */
export type TunaSettings = { account: string; appToken: string; contactEmail: string };

/** Both end in `/`. */
export type TunaBases = { token: URL; payment: URL };

const Session = v.object({ sessionId: v.pipe(v.string(), v.minLength(1)) });
/**
 * The form of an EMV code: its first field is always the same; a QR code holds three times as many
 * bytes.
 */
const PixText = v.pipe(v.string(), v.regex(/^000201\P{Cc}+$/u), v.maxBytes(1000));
const Init = v.object({
  code: v.literal(1),
  methods: v.looseTuple([v.object({ pixInfo: v.object({ qrContent: PixText }) })]),
});
const PartnerId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));
const NotifiedPayment = v.object({ partnerUniqueId: PartnerId });

/**
 * Tuna (decision 21): PIX, as a picture and as a code to copy. The payment's reference is our own
 * intent id, so the status can be read even when every answer was lost. Tuna documents no way to
 * withdraw an unpaid code (`Payment/Cancel` refunds money): `cancel` only reads the status.
 */
export function tunaProvider(
  settings: TunaSettings,
  bases: TunaBases,
  drawQr: DrawQr,
  { timeoutMs = DEFAULT_TIMEOUT_MS, clock = () => new Date() }: ProviderOptions = {},
): PaymentProvider {
  const ask = (url: URL, body: object, signal: AbortSignal, key?: string) =>
    callProvider("tuna", url, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "x-tuna-account": settings.account,
        "x-tuna-apptoken": settings.appToken,
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
      body: JSON.stringify(body),
      signal,
    });

  async function create(
    order: PaymentOrder,
    method: PaymentInstrument,
  ): Promise<CreatedPayment | ProviderFailure> {
    const reference = order.intentId;
    const amount = toDecimal(order.amount, order.currency);
    if (method !== "pix") return new ProviderFailure("tuna", "misconfigured", "method");
    if (order.currency !== PIX_CURRENCY) return new ProviderFailure("tuna", "refused", "currency");
    if (amount === null) return new ProviderFailure("tuna", "refused", "amount");
    const signal = AbortSignal.timeout(timeoutMs);
    const email = order.customer.email ?? settings.contactEmail;
    const opened = await ask(
      new URL("NewSession", bases.token),
      sessionBodyOf(order, email),
      signal,
    );
    if (opened instanceof ProviderFailure) return beforeInit(opened);
    const session = v.safeParse(Session, opened);
    if (!session.success) return beforeInit(failureOfAnswer(opened));
    const init = initBodyOf(order, { email, session: session.output.sessionId });
    const key = requestKey(order, method);
    const answer = await ask(new URL("Init", bases.payment), init, signal, key);
    if (answer instanceof ProviderFailure) return answer.withReference(reference);
    const started = v.safeParse(Init, answer);
    if (!started.success) return failureOfAnswer(answer).withReference(reference);
    const code = started.output.methods[0].pixInfo.qrContent;
    const expires_at = order.expiresAt.toISOString();
    const params = { qr_code: code, qr_code_image: drawQr(code), expires_at };
    return { reference, params, expiresAt: order.expiresAt };
  }

  async function status(payment: ProviderPaymentRef): Promise<PaymentReport | ProviderFailure> {
    const { reference, createdAt } = payment;
    const signal = AbortSignal.timeout(timeoutMs);
    let failure = new ProviderFailure("tuna", "unavailable", "unexpected", { reference });
    for (const day of paymentDays(createdAt)) {
      const { appToken: AppToken, account: Account } = settings;
      const body = { AppToken, Account, PartnerUniqueID: reference, PaymentDate: day };
      const answer = await ask(new URL("Status", bases.payment), body, signal);
      if (answer instanceof ProviderFailure) return answer.withReference(reference);
      const found = v.safeParse(TunaStatus, answer);
      if (!found.success) return failure;
      const { code, status: word, partnerUniqueId } = found.output;
      const isOurs = partnerUniqueId === null || partnerUniqueId === reference;
      if ((code === null || code === 1) && word !== null && isOurs) {
        return tunaReport(found.output, reference);
      }
      failure = failureOfAnswer(answer).withReference(reference);
    }
    return failure;
  }

  async function refund(order: RefundOrder): Promise<RefundReport | ProviderFailure> {
    const { reference, createdAt } = order.payment;
    // Tuna documents no key for a refund, so it is sent once; after that only the status is read.
    if (order.firstAskedAt) return refundAsRead(await status(order.payment), order, clock());
    const amount = toDecimal(order.amount, order.currency);
    if (amount === null) return new ProviderFailure("tuna", "refused", "amount");
    const { appToken: AppToken, account: Account } = settings;
    const signal = AbortSignal.timeout(timeoutMs);
    let first: ProviderFailure | null = null;
    for (const PaymentDate of paymentDays(createdAt)) {
      const which = { AppToken, Account, PartnerUniqueID: reference, PaymentDate };
      const body = { ...which, ...refundBodyOf(order) };
      const key = order.idempotencyKey;
      const answer = await ask(new URL("Cancel", bases.payment), body, signal, key);
      const read = answer instanceof ProviderFailure ? answer : readRefund(answer);
      if (!(read instanceof ProviderFailure && read.kind === "refused")) return read;
      // The payment may be filed under the other day; the first refusal is the one that counts.
      first ??= read;
    }
    return first ?? new ProviderFailure("tuna", "refused", "not_found", { reference });
  }

  return {
    kind: "tuna",
    methods: ["pix"],
    create,
    status,
    cancel: status,
    refund,
    readNotification,
  };
}

/** A failure before `Init` has created no payment. */
function beforeInit({ kind, reason }: ProviderFailure): ProviderFailure {
  return new ProviderFailure("tuna", kind, reason, { mayHaveHappened: false });
}

/** Tuna documents no signature: the state and the amount in it are not read. */
function readNotification(body: Uint8Array): ProviderNotification {
  const read = notificationText(body);
  if ("fault" in read) return { verified: false, reason: read.fault };
  const noted = v.safeParse(NotifiedPayment, parseJsonOrUndefined(read.text));
  if (!noted.success) return { verified: false, reason: "unreadable" };
  return { verified: "hint", reference: noted.output.partnerUniqueId };
}

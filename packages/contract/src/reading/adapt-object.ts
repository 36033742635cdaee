import { PaymentState } from "../orders/order.ts";
import { foldCode, matchOption } from "./parse-scalar.ts";

export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(given: unknown): given is JsonRecord {
  return typeof given === "object" && given !== null && !Array.isArray(given);
}

/** Accepts a currency that is only a code, such as `usd`; its symbol is the one of English texts. */
export function adaptCurrency(given: unknown): unknown {
  if (typeof given !== "string" || !/^[a-z]{3}$/iu.test(given.trim())) return given;
  const code = given.trim().toUpperCase();
  return { code, symbol: symbolOf(code) };
}

function symbolOf(code: string): string {
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? code;
}

/**
 * Moves the statuses of an order to the contract's fields (decision 31): other backends write
 * `payment_requested` in `status`, and the payment state in `payment_status`. Also accepts an address
 * that is a text.
 */
export function adaptOrder(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const changes: Record<string, unknown> = {};
  const { status, payment_status: payment, payment_state: state, address } = given;
  if (typeof status === "string" && foldCode(status) === "PAYMENTREQUESTED") {
    changes.status = "INITIATED";
    changes.payment_status = payment ?? "payment_requested";
  }
  if (state == null && matchOption(payment, PaymentState.options) !== undefined) {
    changes.payment_state = payment;
    changes.payment_status = null;
  }
  if (typeof address === "string") changes.address = { address };
  return Object.keys(changes).length > 0 ? { ...given, ...changes } : given;
}

const PARAMS = ["client_secret", "qr_code", "redirect_url"] as const;

/** Accepts a payment that is only its `params`. */
export function adaptPayment(given: unknown): unknown {
  if (!isRecord(given) || isRecord(given.params)) return given;
  return PARAMS.some((name) => typeof given[name] === "string")
    ? { ...given, params: given }
    : given;
}

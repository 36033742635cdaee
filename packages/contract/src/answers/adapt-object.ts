import { isRecord } from "../fields/is-record.ts";
import { PaymentState } from "../orders/order.ts";
import { foldCode, matchOption } from "./parse-scalar.ts";

export type JsonRecord = Readonly<Record<string, unknown>>;

/**
 * Accepts the company of a host in other shapes: its id alone, `{id}`, `{companyId}` or `{company: {id}}`. Any other
 * value stays as it is.
 */
export function adaptCompanyOfHost(value: unknown): unknown {
  if (typeof value === "number") return { company_id: value };
  // Any other text may be an error page.
  if (typeof value === "string")
    return /^[\w.:-]{1,64}$/u.test(value) ? { company_id: value } : value;
  if (!isRecord(value) || value.company_id != null) return value;
  const company_id = isRecord(value.company) ? value.company.id : (value.companyId ?? value.id);
  return company_id == null ? value : { company_id };
}

/** Accepts a currency that is only a code, such as `usd`; its symbol is the one of English texts. */
export function adaptCurrency(value: unknown): unknown {
  if (typeof value !== "string" || !/^[a-z]{3}$/iu.test(value.trim())) return value;
  const code = value.trim().toUpperCase();
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
export function adaptOrder(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const changes: Record<string, unknown> = {};
  const { status, payment_status: payment, payment_state: state, address } = value;
  if (typeof status === "string" && foldCode(status) === "PAYMENTREQUESTED") {
    changes.status = "INITIATED";
    changes.payment_status = payment ?? "payment_requested";
  }
  if (state == null && matchOption(payment, PaymentState.options) !== undefined) {
    changes.payment_state = payment;
    changes.payment_status = null;
  }
  if (typeof address === "string") changes.address = { address };
  return Object.keys(changes).length > 0 ? { ...value, ...changes } : value;
}

/** Accepts a point with the short names of maps: `{lat, lng}`. */
export function adaptPoint(value: unknown): unknown {
  if (!isRecord(value) || value.latitude != null || value.lat == null) return value;
  return { latitude: value.lat, longitude: value.lng ?? value.lon };
}

const PARAMS = ["client_secret", "qr_code", "redirect_url"] as const;

/** Accepts a payment that is only its `params`. */
export function adaptPayment(value: unknown): unknown {
  if (!isRecord(value) || isRecord(value.params)) return value;
  return PARAMS.some((name) => typeof value[name] === "string")
    ? { ...value, params: value }
    : value;
}

/**
 * Groups a list of payment methods by service type: `[{service_type, methods: […]}]`, or methods that
 * each name their type. A method without a type is one of every type.
 */
export function adaptPaymentMethods(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const types = ["table", "onsite", "takeaway", "delivery"];
  const groups: Record<string, unknown[]> = Object.fromEntries(types.map((type) => [type, []]));
  for (const entry of value.filter(isRecord)) {
    const { service_type: type } = entry;
    const methods = Object.values(entry).find(Array.isArray) ?? [entry];
    const named = typeof type === "string" ? [type.toLowerCase()] : types;
    for (const name of named) groups[name]?.push(...methods);
  }
  return groups;
}

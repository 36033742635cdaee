import type { ApiClient } from "@comanda/contract/calls/api-client";
import type { CallName } from "@comanda/contract/calls/call-table";
import { parseAnswer } from "@comanda/contract/calls/parse-answer";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import type { Qr } from "@comanda/contract/orders/qr";
import type { PaymentMethods } from "@comanda/contract/payments/payment-method";
import { omitZonePolygons } from "@comanda/domain/delivery/omit-zone-polygons";
import type { CompanySite, LoadedMenu } from "../company/company-site.tsx";
import { hasCoupons, hasLoyaltyProgram } from "../offers/has-offers.ts";
import { failureStatus } from "./failure-status.server.ts";
import type { OptionalCall } from "./optional-call.server.ts";

/** The QR code of a page's address is another company's. A log tells errors by their names. */
class ForeignQrError extends Error {
  override name = "ForeignQrError";
}

type Loading = {
  api: ApiClient;
  host: string;
  optional: OptionalCall;
  log: (error: unknown) => void;
};

export type LoadedCompany = Pick<CompanySite, "company" | "settings" | "qr" | "missing">;

/**
 * Which company is served at a host, and all that its pages need before the menu (row 4.25 of
 * `docs/conformance.md`). Throws where the company cannot be had. Without its settings the pages are
 * there, and nothing can be ordered; `qrId` is the QR code that the address names.
 */
export async function loadCompany(
  { api, host, optional, log }: Loading,
  qrId: string | null,
): Promise<LoadedCompany> {
  const { company_id: companyId } = await api("findHost", { params: { host } });
  const params = { companyId };
  const read = api("readCompany", { params });
  const [found, foundSettings, code] = await Promise.all([
    read,
    api("readEcommerceSettings", { params }).catch(orNull(optional, "readEcommerceSettings")),
    qrId ? optional("readQr", findQr(api, companyId, qrId, log), read) : { qr: null },
  ]);
  // Another backend may not say what the company is called. Of the number only the digits count.
  const whatsapp = found.whatsapp?.replace(/\D/gu, "") || null;
  const company = { ...found, name: found.name || host, whatsapp };
  const settings = foundSettings ?? (parseAnswer("readEcommerceSettings", {}) as EcommerceSettings);
  const missing = { settings: foundSettings === null, qr: code === null };
  // The drawings of its zones come with the maps that show them.
  return omitZonePolygons({ company, settings, qr: code?.qr ?? null, missing });
}

/**
 * The menu and what the checkout asks of the company. What cannot be loaded is null, and logged. The
 * page waits for its dishes, and for the rest only as long as `optional` does.
 */
export async function loadMenu({ api, host, optional }: Omit<Loading, "log">): Promise<LoadedMenu> {
  const { company_id: companyId } = await api("findHost", { params: { host } });
  const input = { params: { companyId } };
  const dishes = api("listCategories", input);
  const [categories, orderSettings, paymentMethods, coupons, loyalty] = await Promise.all([
    dishes.catch(orNull(optional, "listCategories")),
    optional("readOrderSettings", api("readOrderSettings", input), dishes),
    loadPaymentMethods({ api, host, optional }, "listCategories"),
    optional("listCoupons", api("listCoupons", input), dishes),
    optional("readLoyaltySettings", api("readLoyaltySettings", input), dishes),
  ]);
  return {
    categories,
    orderSettings,
    paymentMethods,
    offers: {
      coupons: coupons && hasCoupons(coupons),
      loyalty: loyalty && hasLoyaltyProgram(loyalty),
    },
  };
}

/**
 * The ways to pay, of all ways to order; null where they are not known yet. `beside` is what the page
 * waits for anyway.
 */
export async function loadPaymentMethods(
  { api, host, optional }: Omit<Loading, "log">,
  beside: "readCompany" | "listCategories",
): Promise<PaymentMethods | null> {
  const { company_id: companyId } = await api("findHost", { params: { host } });
  const params = { companyId };
  const methods = api("listPaymentMethods", { params, query: {} });
  return optional("listPaymentMethods", methods, api(beside, { params }));
}

/** The failure of a call whose answer is waited for, as that of an optional one: logged, and null. */
function orNull(optional: OptionalCall, call: CallName) {
  return (error: unknown) => optional(call, Promise.reject<null>(error));
}

/**
 * A QR code of this company; none, which is logged, where there is no such code or it is another
 * company's. Throws where it cannot be loaded now.
 */
async function findQr(
  api: ApiClient,
  companyId: string,
  qrId: string,
  log: Loading["log"],
): Promise<{ qr: Qr | null }> {
  try {
    const qr = await api("readQr", { params: { qrId } });
    // Another backend may not say whose a code is.
    if (!qr.company_id || qr.company_id === companyId) return { qr };
    log(new ForeignQrError());
  } catch (error) {
    if (failureStatus(error) !== 404) throw error;
    log(error);
  }
  return { qr: null };
}

/** The host name that a request asks for, without its port. */
export function requestHostname(request: Request): string {
  return new URL(request.url).hostname.toLowerCase();
}

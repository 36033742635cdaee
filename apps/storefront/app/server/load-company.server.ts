import type { ApiClient } from "@comanda/contract/calls/api-client";
import type { PageCallName } from "@comanda/contract/calls/call-table";
import { parseAnswer } from "@comanda/contract/calls/parse-answer";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import type { ScannedQr } from "@comanda/contract/orders/qr";
import type { PaymentMethods } from "@comanda/contract/payments/payment-method";
import { omitZonePolygons } from "@comanda/domain/delivery/omit-zone-polygons";
import { areCouponsPublished } from "@comanda/domain/money/coupon-publication";
import type { CompanySite, LoadedMenu } from "../company/company-site.tsx";
import { hasCoupons, hasLoyaltyProgram } from "../offers/has-offers.ts";
import { failureStatus } from "./failure-status.server.ts";
import type { OptionalCall } from "./optional-call.server.ts";

type LoadOptions = {
  api: ApiClient;
  host: string;
  optional: OptionalCall;
};

export type LoadedCompany = Pick<CompanySite, "company" | "settings" | "qr" | "missing">;

/**
 * Loads the company at a host, its settings, and the QR code `qrId` of the address: all that its
 * pages need before the menu (conformance 4.25). Throws where the company cannot be loaded. Without
 * its settings the pages are shown, but nothing can be ordered.
 */
export async function loadCompany(
  { api, host, optional }: LoadOptions,
  qrId: string | null,
): Promise<LoadedCompany> {
  const { company_id: companyId } = await api("findHost", { params: { host } });
  const params = { companyId };
  const read = api("readCompany", { params });
  const [loadedCompany, loadedSettings, code] = await Promise.all([
    read,
    api("readEcommerceSettings", { params }).catch(orNull(optional, "readEcommerceSettings")),
    qrId ? optional("readQr", findQr(api, companyId, qrId), read) : { qr: null },
  ]);
  const settings =
    loadedSettings ?? (parseAnswer("readEcommerceSettings", {}) as EcommerceSettings);
  // Another backend may send no name.
  const name = loadedCompany.name || settings.layout_settings?.landing?.title?.name || host;
  // Only the digits of the WhatsApp number count (conformance 3.2).
  const whatsapp = loadedCompany.whatsapp?.replace(/\D/gu, "") || null;
  const company = { ...loadedCompany, name, whatsapp };
  const missing = { settings: loadedSettings === null, qr: code === null };
  // Maps and delivery prices fetch the polygons of the zones themselves.
  return omitZonePolygons({ company, settings, qr: code?.qr ?? null, missing });
}

/**
 * Loads the menu, and the settings that the checkout needs. A part that cannot be loaded is null,
 * and logged. The page always waits for the dishes, and for the other parts only as long as
 * `optional` does.
 */
export async function loadMenu({ api, host, optional }: LoadOptions): Promise<LoadedMenu> {
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
      coupons: coupons && hasCoupons(coupons) && (await showsCoupons(api, companyId)),
      loyalty: loyalty && hasLoyaltyProgram(loyalty),
    },
  };
}

/**
 * Returns whether a company shows the coupons that are listed: another backend may list them outside of
 * `coupon_published` too (conformance 4.106).
 */
async function showsCoupons(api: ApiClient, companyId: string): Promise<boolean> {
  const company = await api("readCompany", { params: { companyId } }).catch(() => null);
  if (!company?.coupon_published) return true;
  return areCouponsPublished(company.coupon_published, company.timezone, new Date());
}

/**
 * Loads the payment methods of all service types; null where they are not loaded in time. `beside`
 * is a call that the page waits for anyway.
 */
export async function loadPaymentMethods(
  { api, host, optional }: LoadOptions,
  beside: "readCompany" | "listCategories",
): Promise<PaymentMethods | null> {
  const { company_id: companyId } = await api("findHost", { params: { host } });
  const params = { companyId };
  const methods = api("listPaymentMethods", { params, query: {} });
  return optional("listPaymentMethods", methods, api(beside, { params }));
}

/**
 * Handles the failure of a call like that of an optional one: it is logged, and the answer is null.
 */
function orNull(optional: OptionalCall, call: PageCallName) {
  return (error: unknown) => optional(call, Promise.reject<null>(error));
}

/**
 * Loads a QR code of this company; null for one that does not exist, or belongs to another company.
 * The log has no error of it: the address is the visitor's, and the API counts its answer. Throws where
 * it cannot be loaded now.
 */
async function findQr(
  api: ApiClient,
  companyId: string,
  qrId: string,
): Promise<{ qr: ScannedQr | null }> {
  try {
    const qr = await api("readQr", { params: { qrId } });
    // Another backend may not send the company of a code.
    return { qr: !qr.company_id || qr.company_id === companyId ? qr : null };
  } catch (error) {
    if (failureStatus(error) !== 404) throw error;
    return { qr: null };
  }
}

/** Returns the host name of a request, without the port. */
export function requestHostname(request: Request): string {
  return new URL(request.url).hostname.toLowerCase();
}

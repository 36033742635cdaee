import type { ApiClient } from "@comanda/contract/client";
import type { Qr } from "@comanda/contract/qrs";
import { leaveOutDrawings } from "@comanda/domain/leave-out-drawings";
import type { Offers, Shop, ShopMenu } from "./shop.tsx";

/** Where trouble goes that no visitor is told of. */
type Log = (error: unknown) => void;

/** The QR code of a page's address is another company's. A log tells errors by their names. */
class ForeignQrError extends Error {
  override name = "ForeignQrError";
}

/**
 * Which company is served here, and all that its pages need before the menu (spec §4, Startup);
 * `qrId` is the QR code that the address names, and `log` is told what is wrong with it.
 */
export async function loadShop(
  api: ApiClient,
  host: string,
  qrId: string | null,
  log: Log,
): Promise<Pick<Shop, "company" | "settings" | "qr">> {
  const { company_id: companyId } = await api("findHost", { params: { host } });
  const [found, settings, qr] = await Promise.all([
    api("readCompany", { params: { companyId } }),
    api("readEcommerceSettings", { params: { companyId } }),
    qrId ? loadQr(api, companyId, qrId, log) : null,
  ]);
  // Another backend may not say what the company is called. Of the number only the digits count.
  const whatsapp = found.whatsapp?.replace(/\D/gu, "") || null;
  const company = { ...found, name: found.name || host, whatsapp };
  // The drawings of its zones come with the maps that show them.
  return leaveOutDrawings({ company, settings, qr });
}

/**
 * The menu and what the checkout asks of the company. It is there without the payment methods, for
 * which whoever orders asks again (spec §8, Payment), and without coupons and loyalty program: what is
 * missing, `log` is told.
 */
export async function loadMenu(api: ApiClient, host: string, log: Log): Promise<ShopMenu> {
  const { company_id: companyId } = await api("findHost", { params: { host } });
  const input = { params: { companyId } };
  const [categories, orderSettings, paymentMethods, offers] = await Promise.all([
    api("listCategories", input),
    api("readOrderSettings", input),
    api("listPaymentMethods", { ...input, query: {} }).catch(told(log)),
    loadOffers(api, companyId, log),
  ]);
  return { categories, orderSettings, paymentMethods, offers };
}

/** What cannot be loaded is only logged, and not offered (spec §8). */
async function loadOffers(api: ApiClient, companyId: string, log: Log): Promise<Offers> {
  const input = { params: { companyId } };
  const [coupons, loyalty] = await Promise.all([
    api("listCoupons", input).catch(told(log)),
    api("readLoyaltySettings", input).catch(told(log)),
  ]);
  const program = loyalty?.loyalty_program;
  return {
    coupons: (coupons ?? []).length > 0,
    loyalty: Boolean(program?.active && program.rewards.length > 0),
  };
}

/** Logs an error, and goes on without what failed. */
function told(log: Log): (error: unknown) => null {
  return (error) => {
    log(error);
    return null;
  };
}

/**
 * A QR code of this company. One that cannot be loaded, or is another company's, is only logged:
 * the menu is there without it (spec §8).
 */
async function loadQr(
  api: ApiClient,
  companyId: string,
  qrId: string,
  log: Log,
): Promise<Qr | null> {
  try {
    const qr = await api("readQr", { params: { qrId } });
    // Another backend may not say whose a code is.
    if (!qr.company_id || qr.company_id === companyId) return qr;
    log(new ForeignQrError());
  } catch (error) {
    log(error);
  }
  return null;
}

/** The host name that a request asks for, without its port. */
export function requestedHost(request: Request): string {
  return new URL(request.url).hostname.toLowerCase();
}

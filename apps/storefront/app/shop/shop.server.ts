import type { ApiClient } from "@comanda/contract/client";
import type { Qr } from "@comanda/contract/qrs";
import type { Shop, ShopMenu } from "./shop.tsx";

/**
 * Which company is served here, and all that its pages need before the menu (spec §4, Startup);
 * `qrId` is the QR code that the address names.
 */
export async function loadShop(
  api: ApiClient,
  host: string,
  qrId: string | null,
): Promise<Pick<Shop, "company" | "settings" | "qr">> {
  const { company_id: companyId } = await api("findHost", { params: { host } });
  const [company, settings, qr] = await Promise.all([
    api("readCompany", { params: { companyId } }),
    api("readEcommerceSettings", { params: { companyId } }),
    qrId ? loadQr(api, companyId, qrId) : null,
  ]);
  return { company, settings, qr };
}

/**
 * The menu and what the checkout asks of the company. It is there without the payment methods: who
 * orders asks for them again (spec §8, Payment).
 */
export async function loadMenu(api: ApiClient, host: string): Promise<ShopMenu> {
  const { company_id: companyId } = await api("findHost", { params: { host } });
  const input = { params: { companyId } };
  const [categories, orderSettings, paymentMethods] = await Promise.all([
    api("listCategories", input),
    api("readOrderSettings", input),
    api("listPaymentMethods", { ...input, query: {} }).catch(() => null),
  ]);
  return { categories, orderSettings, paymentMethods };
}

/**
 * A QR code of this company. One that cannot be loaded, or is another company's, is only logged:
 * the menu is there without it (spec §8).
 */
async function loadQr(api: ApiClient, companyId: string, qrId: string): Promise<Qr | null> {
  try {
    const qr = await api("readQr", { params: { qrId } });
    // Another backend may not say whose a code is.
    if (!qr.company_id || qr.company_id === companyId) return qr;
    logQr("is another company's");
  } catch (error) {
    logQr(`could not be loaded: ${error}`);
  }
  return null;
}

function logQr(trouble: string): void {
  // biome-ignore lint/suspicious/noConsole: the process that serves the pages reads its errors here
  console.warn(`The QR code of a page's address ${trouble}`);
}

/** The host name that a request asks for, without its port. */
export function requestedHost(request: Request): string {
  return new URL(request.url).hostname.toLowerCase();
}

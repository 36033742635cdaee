import type { ApiClient } from "@comanda/contract/client";
import type { Shop, ShopMenu } from "./shop.tsx";

/** Which company is served here, and all that its pages need before the menu (spec §4, Startup). */
export async function loadShop(
  api: ApiClient,
  host: string,
): Promise<Pick<Shop, "company" | "settings">> {
  const { company_id: companyId } = await api("findHost", { params: { host } });
  const [company, settings] = await Promise.all([
    api("readCompany", { params: { companyId } }),
    api("readEcommerceSettings", { params: { companyId } }),
  ]);
  return { company, settings };
}

/** The menu and what the checkout asks of the company. */
export async function loadMenu(api: ApiClient, host: string): Promise<ShopMenu> {
  const { company_id: companyId } = await api("findHost", { params: { host } });
  const input = { params: { companyId } };
  const [categories, orderSettings, paymentMethods] = await Promise.all([
    api("listCategories", input),
    api("readOrderSettings", input),
    api("listPaymentMethods", { ...input, query: {} }),
  ]);
  return { categories, orderSettings, paymentMethods };
}

/** The host name that a request asks for, without its port. */
export function requestedHost(request: Request): string {
  return new URL(request.url).hostname.toLowerCase();
}

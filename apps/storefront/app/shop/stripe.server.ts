import type { ApiClient } from "@comanda/contract/client";
import type { PaymentMethod } from "@comanda/contract/payments";
import { intentKind, isOnline } from "@comanda/domain/payment-method";

/** The sandbox's own form is ours, and loads nothing from elsewhere. */
const SANDBOX = "sandbox";

/**
 * Whether the company at a host takes cards by Stripe's form, which its pages must then be allowed to
 * load. While its methods cannot be had they are not, which `log` is told, and the method is told to be
 * unavailable.
 */
export async function paysByStripe(
  api: ApiClient,
  host: string,
  log: (error: unknown) => void,
): Promise<boolean> {
  // Where there is no company there is no page either, of which the page's loader tells.
  const found = await api("findHost", { params: { host } }).catch(() => null);
  if (!found) return false;
  try {
    const params = { companyId: found.company_id };
    const methods = await api("listPaymentMethods", { params, query: {} });
    return Object.values(methods).flat().some(isStripes);
  } catch (error) {
    log(error);
    return false;
  }
}

function isStripes(method: PaymentMethod): boolean {
  const { provider_id, provider_code } = method;
  const ours = provider_id === SANDBOX || provider_code === SANDBOX;
  return isOnline(method) && intentKind(method) === "stripe" && !ours;
}

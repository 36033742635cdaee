import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { isCashMethod } from "@comanda/domain/orders/payment-method";
import { useMenuLanguage } from "../../company/use-menu-language.ts";
import { useText } from "../../i18n/text.ts";

/**
 * Returns a function to what a payment method is called, with the language of the company's own name: as the
 * company calls it, else cash, else its code.
 */
export function usePaymentMethodLabel() {
  const t = useText();
  const langOf = useMenuLanguage();
  return (method: PaymentMethod): { label: string; lang?: string } => {
    const { description, code } = method;
    if (!description) return { label: isCashMethod({ code }) ? t("checkout.cash") : code };
    const lang = langOf(method, "description");
    return { label: description, ...(lang && { lang }) };
  };
}

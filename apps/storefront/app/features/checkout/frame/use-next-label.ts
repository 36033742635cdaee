import type { CheckoutScreen } from "@comanda/domain/checkout/flow";
import { useText } from "../../../i18n/text.ts";

/** Returns the text of a step's button: it names the next step. */
export function useNextLabel(): (next: CheckoutScreen) => string {
  const t = useText();
  return (next) => {
    switch (next) {
      case "additional_information":
        return t("checkout.next.additional");
      case "client_information":
        return t("checkout.next.client");
      case "order_summary":
        return t("checkout.next.summary");
      default:
        return t("checkout.next.address");
    }
  };
}

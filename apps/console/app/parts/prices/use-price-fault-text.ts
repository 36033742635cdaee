import type { Currency } from "@comanda/domain/money/cents";
import { useText } from "../../i18n/text.ts";
import { useMoneyText } from "../orders/money-text.ts";
import type { PriceFault } from "./price-text.ts";

/** Returns what is wrong with a typed price, with an example in the company's currency. */
export function usePriceFaultText(): (fault: PriceFault, currency: Currency) => string {
  const t = useText();
  const moneyText = useMoneyText();
  return (fault, currency) => {
    const example = (amount: number) => ({ example: moneyText(amount, { currency }) });
    switch (fault) {
      case "missing":
        return t("menu.fault.priceMissing");
      case "negative":
        return t("menu.fault.negative");
      case "decimals":
        return t("menu.fault.decimals", example(12));
      case "unclear":
        return t("menu.fault.unclear", example(12.5));
      case "large":
        return t("menu.fault.large");
      case "noPrice":
        return t("menu.fault.noPrice", example(12.5));
    }
  };
}

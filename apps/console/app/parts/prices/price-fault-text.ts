import type { Currency } from "@comanda/domain/money/cents";
import type { Translate } from "../../i18n/text.ts";
import { moneyText } from "../orders/money-text.ts";
import type { PriceFault } from "./price-text.ts";

/** What is wrong with a typed price, with an example in the company's currency. */
export function priceFaultText(t: Translate, fault: PriceFault, currency: Currency): string {
  switch (fault) {
    case "missing":
      return t("menu.fault.priceMissing");
    case "negative":
      return t("menu.fault.negative");
    case "decimals":
      return t("menu.fault.decimals", { example: moneyText(12, { currency }) });
    case "unclear":
      return t("menu.fault.unclear", { example: moneyText(12.5, { currency }) });
    case "large":
      return t("menu.fault.large");
    case "noPrice":
      return t("menu.fault.noPrice", { example: moneyText(12.5, { currency }) });
  }
}

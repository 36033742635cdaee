import { type Currency, formatMoney, toCents } from "@comanda/domain/money/cents";
import type { Translate } from "../../i18n/text.ts";
import type { PriceFault } from "./price-text.ts";

/** What is wrong with a typed price, with an example in the company's currency. */
export function priceFaultText(t: Translate, fault: PriceFault, currency: Currency): string {
  const example = (amount: number) => formatMoney(toCents(amount, currency.code), currency);
  switch (fault) {
    case "missing":
      return t("menu.fault.priceMissing");
    case "negative":
      return t("menu.fault.negative");
    case "decimals":
      return t("menu.fault.decimals", { example: example(12) });
    case "unclear":
      return t("menu.fault.unclear", { example: example(12.5) });
    case "large":
      return t("menu.fault.large");
    case "noPrice":
      return t("menu.fault.noPrice", { example: example(12.5) });
  }
}

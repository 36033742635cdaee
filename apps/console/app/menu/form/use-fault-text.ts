import type { Currency } from "@comanda/domain/money/cents";
import { useText } from "../../i18n/text.ts";
import { serverFaultText } from "../../parts/forms/server-fault-text.ts";
import { usePriceFaultText } from "../../parts/prices/use-price-fault-text.ts";
import type { FieldFault } from "./draft-faults.ts";

const DEFAULT: Currency = { code: "USD", symbol: "$", position: "left", show_decimals: true };

/** Returns what is wrong with a field, in the member's language; prices are written in `currency`. */
export function useFaultText(): (fault: FieldFault, currency?: Currency) => string {
  const t = useText();
  const priceFaultText = usePriceFaultText();
  return (fault, currency = DEFAULT) => {
    switch (fault.kind) {
      case "nameMissing":
        return t("menu.fault.nameMissing");
      case "sizeName":
        return t("menu.fault.sizeName");
      case "long":
        return t("menu.fault.long", { max: fault.max });
      case "count":
        return t("menu.fault.count");
      case "minAboveMax":
        return t("menu.fault.minAboveMax");
      case "minAboveChoices":
        return t("menu.fault.minAboveChoices", { count: fault.count });
      case "noDays":
      case "noTime":
      case "sameTime":
        return t(`menu.fault.${fault.kind}`);
      case "contradiction":
        return t("menu.fault.contradiction", {
          diet: t(`menu.diet.${fault.diet}`),
          allergen: t(`menu.allergen.${fault.allergen}`),
        });
      case "noChoices":
        return t("menu.fault.noChoices");
      case "server":
        return serverFaultText(t, fault);
      default:
        return priceFaultText(fault.kind, currency);
    }
  };
}

import type { Availability } from "@comanda/contract/staff/availability-items";
import { useText } from "../../i18n/text.ts";
import type { TimeText } from "../../i18n/time-text.ts";
import type { Choice, Target } from "./choice.ts";

/** Returns the words of a choice: on its button, and after it was made. */
export function useChoiceWords({ now }: Pick<Availability, "now">, times: TimeText) {
  const t = useText();
  return {
    /** The button of a choice; null while the choice is not complete. */
    action: (choice: Choice | null): string => {
      switch (choice?.kind) {
        case undefined:
          return t("soldOut.action.chooseTime");
        case "left":
          return t("soldOut.action.left", { count: choice.left });
        case "time":
          return t("soldOut.action.until", { until: times.until(choice.until, now) });
        case "for_good":
          return t("soldOut.action.forGood");
        case "tomorrow":
          return t("soldOut.action.tomorrow");
        case "on_sale":
          return t("soldOut.backOnSale");
      }
    },
    /** What was done. */
    done: ({ row, variantId }: Target, choice: Choice): string => {
      const variant =
        row.kind === "product" && row.product.variants.find(({ id }) => id === variantId);
      const name = variant ? `${row.name}, ${variant.name}` : row.name;
      switch (choice.kind) {
        case "left":
          return t("soldOut.done.left", { name, count: choice.left });
        case "time":
          return t("soldOut.done.until", { name, until: times.until(choice.until, now) });
        case "for_good":
          return t("soldOut.done.forGood", { name });
        case "tomorrow":
          return t("soldOut.done.tomorrow", { name });
        case "on_sale":
          return t("soldOut.done.onSale", { name });
      }
    },
  };
}

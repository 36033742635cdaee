import type { Cents } from "@comanda/domain/money/cents";
import { AnimatedNumber } from "@comanda/ui/controls/animated-number.tsx";
import type { ReactNode } from "react";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";

type CartSummaryProps = {
  quantity: number;
  total: Cents;
  /** The way back to the menu. */
  back?: ReactNode;
};

/** Shows the number of products and the total, in one line where the words are not long. */
export function CartSummary({ quantity, total, back }: CartSummaryProps) {
  const t = useText();
  const price = usePrice();
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3">
      <p className="min-w-min flex-1 wrap-break-word">
        <span className="text-md font-bold">{t("cart.total")}</span>{" "}
        <span className="text-xs whitespace-nowrap text-muted">
          <AnimatedNumber value={quantity}>{t("cart.count", { count: quantity })}</AnimatedNumber>
        </span>
      </p>
      {back}
      <p className="tabular text-md font-bold" aria-live="polite">
        <AnimatedNumber value={total}>{price(total)}</AnimatedNumber>
      </p>
    </div>
  );
}

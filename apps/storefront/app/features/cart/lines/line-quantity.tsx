import { quantityButtons } from "@comanda/domain/cart/lines";
import { PillStepper } from "@comanda/ui/controls/pill-stepper.tsx";
import { useText } from "../../../i18n/text.ts";
import type { CartRow } from "../view/cart-view.ts";

type LineQuantityProps = { row: CartRow; onChange: (quantity: number) => void };

/** Minus deletes the line at 1; plus stops at the remaining stock or at 100 (conformance 5.46, 5.47). */
export function LineQuantity({ row, onChange }: LineQuantityProps) {
  const t = useText();
  const { quantity } = row.line;
  const limits = quantityButtons({ quantity, deletable: true, left: row.addableQuantity });
  const product = row.product.name;
  return (
    <PillStepper
      value={quantity}
      label={t("cart.quantityOf", { product })}
      less={{
        label: limits.deletes ? t("cart.removeProduct", { product }) : t("cart.less"),
        enabled: limits.canDecrease,
        deletes: limits.deletes,
      }}
      more={{ label: t("cart.more"), enabled: limits.canIncrease }}
      onChange={onChange}
    />
  );
}

import { quantityButtons } from "@comanda/domain/cart/lines";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { useText } from "../../../i18n/text.ts";
import type { CartRow } from "../view/cart-view.ts";

type LineQuantityProps = { row: CartRow; onChange: (quantity: number) => void };

const button =
  "target grid h-full w-11 flex-none place-items-center rounded-full disabled:text-field";

/** Minus deletes the line at 1; plus stops at the remaining stock or at 100 (conformance 5.46, 5.47). */
export function LineQuantity({ row, onChange }: LineQuantityProps) {
  const t = useText();
  const { quantity } = row.line;
  const limits = quantityButtons({ quantity, deletable: true, left: row.addableQuantity });
  const product = row.product.name;
  const Less = limits.deletes ? Trash : Minus;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be one more line on the screen
    <div
      role="group"
      aria-label={t("cart.quantityOf", { product })}
      className="flex h-9 flex-none items-center rounded-full border border-line bg-surface"
    >
      <button
        type="button"
        aria-label={limits.deletes ? t("cart.removeProduct", { product }) : t("cart.less")}
        disabled={!limits.canDecrease}
        onClick={() => onChange(quantity - 1)}
        className={button}
      >
        <Less className={limits.deletes ? "size-4" : "size-5"} aria-hidden="true" />
      </button>
      <output key={quantity} className="bump tabular min-w-6 text-center font-bold">
        {quantity}
      </output>
      <button
        type="button"
        aria-label={t("cart.more")}
        disabled={!limits.canIncrease}
        onClick={() => onChange(quantity + 1)}
        className={button}
      >
        <Plus className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}

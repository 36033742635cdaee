import { vibrateOnPress } from "@comanda/ui/press/vibrate-on-press.ts";
import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import { useText } from "../../../i18n/text.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import type { SuggestedDish } from "./suggested-dishes.ts";

/** The button that adds a suggested dish, and then says that it is in the order. */
export function AddDishButton({ product, line }: SuggestedDish) {
  const t = useText();
  const add = useCart((cart) => cart.add);
  const isAdded = useCart(({ lines }) => lines.some(({ hash }) => hash === line.hash));
  return (
    <button
      type="button"
      aria-label={t(isAdded ? "cart.goesWithAdded" : "menu.add", { name: product.name })}
      // Not `disabled`: that would take the focus away.
      aria-disabled={isAdded}
      onClick={() => {
        if (isAdded) return;
        vibrateOnPress();
        add(line);
      }}
      className="grid size-11 flex-none place-items-center"
    >
      <span className="grid size-9 place-items-center rounded-full border border-line bg-surface shadow-1">
        {isAdded ? (
          <Check aria-hidden="true" className="bump size-5 text-positive" />
        ) : (
          <Plus aria-hidden="true" className="size-5" />
        )}
      </span>
    </button>
  );
}

import Minus from "lucide-react/icons/minus";
import Trash from "lucide-react/icons/trash-2";
import { useText } from "../../../i18n/text.ts";

type QuickCountProps = { name: string; quantity: number; onLess: () => void };

/** How many pieces of a product the cart has, and the minus that takes one out, before its plus. */
export function QuickCount({ name, quantity, onLess }: QuickCountProps) {
  const t = useText();
  const Less = quantity > 1 ? Minus : Trash;
  return (
    <>
      <button
        type="button"
        aria-label={t(quantity > 1 ? "product.less" : "menu.remove", { name })}
        onClick={onLess}
        className="target grid h-full w-11 flex-none place-items-center rounded-full"
      >
        <Less aria-hidden="true" className={quantity > 1 ? "size-5" : "size-4"} />
      </button>
      <output key={quantity} className="bump tabular min-w-0 flex-1 text-center font-bold">
        {quantity}
      </output>
    </>
  );
}

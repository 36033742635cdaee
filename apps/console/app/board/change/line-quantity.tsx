import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useText } from "../../i18n/text.ts";
import { IconButton } from "../../parts/icon-button.tsx";
import { LineBody } from "../cards/line-body.tsx";

type LineQuantityProps = {
  line: StaffOrder["lines"][number];
  quantity: number;
  onChange: (quantity: number) => void;
};

/** A line of an order with how many pieces stay; at 0 it is left out. */
export function LineQuantity({ line, quantity, onChange }: LineQuantityProps) {
  const t = useText();
  const { name } = line;
  return (
    <li className="flex flex-wrap items-start gap-x-3 border-b border-line py-2 last:border-b-0">
      <LineBody line={line} done={quantity === 0} tall />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be one more line */}
      <div role="group" aria-label={name} className="ms-auto flex flex-none items-center">
        <IconButton
          label={t("changeOrder.less", { name })}
          disabled={quantity === 0}
          onClick={() => onChange(quantity - 1)}
        >
          <Minus aria-hidden="true" className="size-6" />
        </IconButton>
        <output
          className={classNames(
            "min-w-20 text-center font-bold",
            quantity === 0 ? "text-sm text-danger" : "text-lg",
          )}
        >
          {quantity === 0 ? t("changeOrder.leftOut") : quantity}
        </output>
        <IconButton
          label={t("changeOrder.more", { name })}
          disabled={quantity === line.quantity}
          onClick={() => onChange(quantity + 1)}
        >
          <Plus aria-hidden="true" className="size-6" />
        </IconButton>
      </div>
    </li>
  );
}

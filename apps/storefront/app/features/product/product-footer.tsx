import { Button } from "@comanda/ui/controls/button.tsx";
import { Stepper } from "@comanda/ui/controls/stepper.tsx";
import type { ReactNode } from "react";
import { usePrice } from "../../company/use-price.ts";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { useReadOnly, useReadOnlyHint } from "../../ordering/use-read-only.ts";
import type { SelectionView } from "./product-selection.ts";

const refusals = {
  sold_out: "product.soldOut",
  variant_sold_out: "product.variantSoldOut",
  all_in_cart: "product.allInOrder",
  line_full: "product.lineFull",
} as const satisfies Record<NonNullable<SelectionView["refusal"]>, MessageKey>;

type ProductFooterProps = {
  name: string;
  view: SelectionView;
  /** When the product is sold next, if it cannot be ordered now. */
  notOnSaleText: string | undefined;
  /** A line of the cart is being edited. */
  isEditing: boolean;
  onQuantity: (quantity: number) => void;
  onClose: () => void;
};

/** Shows the quantity and the button to add the product, with the total; or why it cannot be added. */
export function ProductFooter({
  name,
  view,
  notOnSaleText,
  isEditing,
  onQuantity,
  onClose,
}: ProductFooterProps) {
  const t = useText();
  const price = usePrice();
  const readOnlyHint = useReadOnlyHint();
  if (useReadOnly()) {
    return (
      <Bar>
        <p className="flex-1 py-3 text-center text-balance text-muted">{t(readOnlyHint)}</p>
      </Bar>
    );
  }
  if (view.refusal || notOnSaleText) {
    return (
      <Bar>
        <p className="flex-[1_1_8rem] text-balance font-bold text-muted">
          {view.refusal ? t(refusals[view.refusal]) : notOnSaleText}
        </p>
        <Button look="secondary" onClick={onClose} className="flex-auto">
          {t("product.seeMenu")}
        </Button>
      </Bar>
    );
  }
  const { shortage, quantity, canDecrease, canIncrease, total } = view;
  return (
    <Bar>
      {shortage && (
        <p role="alert" className="basis-full text-danger">
          {t("product.modifierShort", { count: shortage.left, name: shortage.name })}
        </p>
      )}
      <Stepper
        value={quantity}
        label={t("product.quantityOf", { name })}
        less={{ label: t("product.less", { name }), enabled: canDecrease }}
        more={{ label: t("product.more", { name }), enabled: canIncrease }}
        onChange={onQuantity}
      />
      {/* Beside the stepper while its text fits; the price wraps below the text if necessary. */}
      <Button type="submit" className="flex-1 px-3! text-[0.9375rem]! md:px-5! md:text-md!">
        <span className="flex flex-1 flex-wrap justify-between gap-x-2 text-start">
          {t(isEditing ? "product.change" : "product.add")}
          <span className="tabular">{price(total)}</span>
        </span>
      </Button>
    </Bar>
  );
}

/** The bar at the end of the sheet; on wide screens its content stands below the choices. */
function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="fades-above relative flex flex-wrap items-center gap-x-2 gap-y-2 border-t border-line bg-surface px-3 pt-3 pb-4 md:gap-x-3 md:px-4 split:group-data-columns/product:ps-[calc(min(360px,34vw)+3rem)] split:group-data-columns/product:pe-16">
      {children}
    </div>
  );
}

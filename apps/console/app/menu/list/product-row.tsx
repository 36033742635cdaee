import type { Currency } from "@comanda/domain/money/cents";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import Utensils from "lucide-react/icons/utensils";
import { memo, useRef } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { ActionsButton } from "../../parts/actions/actions-button.tsx";
import { DragHandle } from "../../parts/drag/drag-handle.tsx";
import { DropLine } from "../../parts/drag/drop-line.tsx";
import { useDragRow } from "../../parts/drag/use-drag-row.ts";
import { SmallPicture } from "../../parts/lists/small-picture.tsx";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import type { MenuProduct } from "../data/menu-types.ts";
import { lowestPrice, priceOf, variantsOf } from "../data/product-parts.ts";
import { PriceCell } from "./price-cell.tsx";
import { RowState } from "./row-state.tsx";

/** What a row can do; the same functions at each render, so that only changed rows are drawn again. */
export type RowActions = {
  step: (id: string, by: -1 | 1) => void;
  openActions: (id: string) => void;
  setVisible: (id: string, visible: boolean) => void;
  setPrice: (id: string, variantId: string, price: number) => Promise<boolean>;
};

type ProductRowProps = {
  entry: MenuProduct;
  href: string;
  picture: string | null;
  currency: Currency;
  /** The name of its category, in the results of a search. */
  category: string | null;
  actions: RowActions;
};

/** A product of the menu: its price and visibility are changed here, the rest in its form. */
export const ProductRow = memo(function ProductRow({
  entry: { id, product },
  href,
  picture,
  currency,
  category,
  actions,
}: ProductRowProps) {
  const t = useText();
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { dragging, edge } = useDragRow({ kind: "product", id }, { row, handle });
  const { name } = product;
  const isVisible = product.visible !== false;
  return (
    <li
      ref={row}
      className={classNames(
        "menu-row relative flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line py-1.5 pe-1 last:border-0 md:flex-nowrap",
        dragging && "opacity-40",
      )}
    >
      <DropLine edge={edge} />
      <DragHandle
        ref={handle}
        id={id}
        name={name}
        onStep={(by) => actions.step(id, by)}
        onPress={() => actions.openActions(id)}
      />
      <SmallPicture
        src={picture}
        icon={<Utensils aria-hidden="true" className="size-6" />}
        dimmed={!isVisible}
      />
      <span className="min-w-0 flex-1 basis-28">
        <Link
          to={href}
          className={classNames(
            "flex min-h-7 items-center text-md font-bold hover:underline",
            !isVisible && "text-muted",
          )}
        >
          <bdi data-clamped className="line-clamp-2 min-w-0 wrap-anywhere">
            {name}
          </bdi>
        </Link>
        <RowState product={product} currency={currency} category={category} />
      </span>
      <span className="flex items-start gap-2 max-md:order-last max-md:basis-full max-md:justify-between max-md:flex-wrap max-md:ps-[96px] max-md:pe-3 max-md:pointer-coarse:ps-[104px]">
        <RowPrice id={id} product={product} currency={currency} actions={actions} />
        <label className="flex min-h-12 items-center md:-my-1">
          <span className="heard">{t("menu.visibleOf", { name })}</span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isVisible}
            checked={isVisible}
            onChange={(event) => actions.setVisible(id, event.currentTarget.checked)}
            className="switch unmarked"
          />
        </label>
      </span>
      <ActionsButton name={name} onClick={() => actions.openActions(id)} />
    </li>
  );
});

type RowPriceProps = Pick<MenuProduct, "id" | "product"> & {
  currency: Currency;
  actions: RowActions;
};

/** The price of a product with one size; else the lowest one, which its form and the price list change. */
function RowPrice({ id, product, currency, actions }: RowPriceProps) {
  const t = useText();
  const moneyText = useMoneyText();
  const [variant, ...others] = variantsOf(product);
  const lowest = lowestPrice(product, currency);
  if (!variant || others.length > 0) {
    const price = lowest && moneyText(lowest.price, { currency });
    return (
      <span className="self-center text-end text-md wrap-anywhere">
        {price && (lowest.hasHigher ? t("menu.from", { price }) : <bdi>{price}</bdi>)}
      </span>
    );
  }
  return (
    <PriceCell
      name={product.name}
      price={priceOf(variant, currency)}
      currency={currency}
      onSave={(price) => actions.setPrice(id, variant.id, price)}
    />
  );
}

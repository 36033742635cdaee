import { LOW_STOCK, productOffer } from "@comanda/domain/menu/offer";
import type { Currency } from "@comanda/domain/money/cents";
import EyeOff from "lucide-react/icons/eye-off";
import { useText } from "../../i18n/text.ts";
import type { Product } from "../data/menu-types.ts";
import { variantsOf, withLists } from "../data/product-parts.ts";

type RowStateProps = { product: Product; currency: Currency; category: string | null };

/** What there is to know of a product in a few words: hidden, sold out, some left, its sizes. */
export function RowState({ product, currency, category }: RowStateProps) {
  const t = useText();
  const sizes = variantsOf(product).length;
  const offer = productOffer(withLists(product), currency.code);
  const isLow = product.stock_enabled && offer && offer.availableCount <= LOW_STOCK;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted wrap-anywhere">
      {category !== null && <bdi>{category}</bdi>}
      {product.visible === false && (
        <span className="flex min-w-0 items-center gap-1">
          <EyeOff aria-hidden="true" className="size-4 flex-none" />
          {t("menu.hidden")}
        </span>
      )}
      {offer?.soldOut && <b className="min-w-0 text-danger">{t("soldOut.soldOut")}</b>}
      {isLow && !offer.soldOut && (
        <b className="text-warning">{t("soldOut.left", { count: offer.availableCount })}</b>
      )}
      {sizes > 1 && <span>{t("soldOut.sizes", { count: sizes })}</span>}
    </span>
  );
}

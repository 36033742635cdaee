import type { ProductOffer } from "@comanda/domain/menu/offer";
import { Chip } from "@comanda/ui/controls/chip.tsx";
import { usePercent } from "@comanda/ui/i18n/use-percent.ts";
import { usePrice } from "../company/use-price.ts";
import { useText } from "../i18n/text.ts";

type ProductPriceLineProps = {
  offer: ProductOffer;
  /** Leaves out that the product is sold out or all in the cart, where the page says so elsewhere. */
  priceOnly?: boolean;
};

/** Shows a product's price, its discount, and whether it is sold out or nearly so. */
export function ProductPriceLine({ offer, priceOnly = false }: ProductPriceLineProps) {
  const {
    price,
    originalPrice,
    discount,
    hasHigherPrices,
    soldOut,
    allInCart,
    isLowStock,
    availableCount,
  } = offer;
  const t = useText();
  const formatPrice = usePrice();
  const percent = usePercent();
  const amount = formatPrice(price);
  return (
    <p className="tabular mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
      <b className={soldOut ? "font-bold text-muted" : "font-bold"}>
        {hasHigherPrices ? t("menu.from", { price: amount }) : amount}
      </b>
      {soldOut && !priceOnly && <span className="text-xs text-muted">{t("menu.soldOut")}</span>}
      {!soldOut && originalPrice !== null && (
        <span className="inline-flex flex-wrap items-center gap-x-1.5">
          <s className="text-xs text-muted">
            <span className="heard">{t("menu.before")}</span>
            {formatPrice(originalPrice)}
          </s>
          {discount > 0 && (
            <Chip small tone="accent">
              <bdi dir="ltr">{t("menu.discount", { percent: percent(discount) })}</bdi>
            </Chip>
          )}
        </span>
      )}
      {allInCart && !priceOnly && (
        <span className="text-xs text-muted">{t("menu.allInOrder")}</span>
      )}
      {isLowStock && (
        <Chip small tone="warning">
          {t("menu.left", { count: availableCount })}
        </Chip>
      )}
    </p>
  );
}

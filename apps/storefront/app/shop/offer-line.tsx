import type { ProductOffer } from "@comanda/domain/offer";
import { useText } from "../i18n/text.tsx";
import { Chip } from "../ui/chip.tsx";
import { usePrice } from "./money.ts";
import { usePercent } from "./percent.ts";

/** What a product costs, what is off, and whether it is gone or nearly so. */
export function OfferLine({ offer }: { offer: ProductOffer }) {
  const { price, originalPrice, discount, from, soldOut, allInCart, fewLeft, left } = offer;
  const t = useText();
  const write = usePrice();
  const percent = usePercent();
  const amount = write(price);
  return (
    <p className="tabular mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
      <b className={soldOut ? "font-bold text-muted" : "font-bold"}>
        {from ? t("menu.from", { price: amount }) : amount}
      </b>
      {soldOut && <span className="text-xs text-muted">{t("menu.soldOut")}</span>}
      {!soldOut && originalPrice !== null && (
        <span className="inline-flex flex-wrap items-center gap-x-1.5">
          <s className="text-xs text-muted">
            <span className="heard">{t("menu.before")}</span>
            {write(originalPrice)}
          </s>
          {discount > 0 && (
            <Chip small tone="accent">
              <bdi dir="ltr">{t("menu.discount", { percent: percent(discount) })}</bdi>
            </Chip>
          )}
        </span>
      )}
      {allInCart && <span className="text-xs text-muted">{t("menu.allInOrder")}</span>}
      {fewLeft && (
        <Chip small tone="warning">
          {t("menu.left", { count: left })}
        </Chip>
      )}
    </p>
  );
}

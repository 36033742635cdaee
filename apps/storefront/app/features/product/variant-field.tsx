import type { Product, Variant } from "@comanda/contract/menu";
import { variantOffer } from "@comanda/domain/offer";
import { availableStock } from "@comanda/domain/stock";
import { useId } from "react";
import { useText } from "../../i18n/text.tsx";
import { usePrice } from "../../shop/money.ts";
import { useShop } from "../../shop/shop.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ChoiceRow } from "../../ui/choice-row.tsx";
import { FieldLegend } from "./field-legend.tsx";

type VariantFieldProps = {
  product: Product;
  variants: Variant[];
  /** The product with the stock that the cart leaves. */
  rest: Product;
  chosen: string | null;
  onChoose: (variantId: string) => void;
};

/** The variants as radio rows with their prices; those that are gone cannot be chosen. */
export function VariantField({ product, variants, rest, chosen, onChoose }: VariantFieldProps) {
  const { code } = useShop().company.currency;
  const name = useId();
  const t = useText();
  const price = usePrice();
  return (
    <fieldset className="min-w-0">
      <FieldLegend title={t("product.variant")} />
      {variants.map((variant) => {
        const left = rest.product_variants.find(({ id }) => id === variant.id) ?? variant;
        const offer = variantOffer(rest, left, code);
        return (
          <ChoiceRow
            key={variant.id}
            type="radio"
            name={name}
            label={variant.name || product.name}
            checked={variant.id === chosen}
            disabled={offer.left === 0}
            onChange={() => onChoose(variant.id)}
            end={
              <>
                {offer.left === 0 && (
                  <span className="text-xs">
                    {t(availableStock(product, variant) > 0 ? "menu.allInOrder" : "menu.soldOut")}
                  </span>
                )}
                {offer.fewLeft && (
                  <Chip small tone="warning">
                    {t("menu.left", { count: offer.left })}
                  </Chip>
                )}
                {offer.originalPrice !== null && (
                  <s className="text-xs text-muted">
                    <span className="heard">{t("menu.before")}</span>
                    {price(offer.originalPrice)}
                  </s>
                )}
                <b className="font-bold">{price(offer.price)}</b>
              </>
            }
          />
        );
      })}
    </fieldset>
  );
}

import type { Product, Variant } from "@comanda/contract/companies/menu";
import { variantOffer } from "@comanda/domain/menu/offer";
import { availableStock } from "@comanda/domain/menu/stock";
import { Chip } from "@comanda/ui/controls/chip.tsx";
import { ChoiceRow } from "@comanda/ui/controls/choice-row.tsx";
import { useId } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { useMenuLanguage } from "../../company/use-menu-language.ts";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { useReadOnly } from "../../ordering/use-read-only.ts";
import { FieldLegend } from "./field-legend.tsx";

type VariantFieldProps = {
  product: Product;
  variants: Variant[];
  /** The product with the stock that the cart leaves. */
  productLeft: Product;
  chosen: string | null;
  onChoose: (variantId: string) => void;
};

/** Shows the variants as radio buttons with their prices; those without stock are disabled. */
export function VariantField({
  product,
  variants,
  productLeft,
  chosen,
  onChoose,
}: VariantFieldProps) {
  const { code } = useCompanySite().company.currency;
  const name = useId();
  const t = useText();
  const lang = useMenuLanguage();
  const price = usePrice();
  const readOnly = useReadOnly();
  return (
    <fieldset className="min-w-0">
      <FieldLegend
        title={t("product.variant")}
        // A menu to read asks for nothing.
        note={
          !readOnly && (
            <Chip small tone={chosen ? "positive" : "warning"}>
              {chosen ? t("product.chosen") : t("product.choose", { count: 1 })}
            </Chip>
          )
        }
      />
      {variants.map((variant) => {
        const left = productLeft.product_variants.find(({ id }) => id === variant.id) ?? variant;
        const offer = variantOffer(productLeft, left, code);
        return (
          <ChoiceRow
            key={variant.id}
            type="radio"
            name={name}
            label={variant.name || product.name}
            lang={lang(variant.name ? variant : product)}
            checked={variant.id === chosen}
            disabled={offer.availableCount === 0}
            onChange={() => onChoose(variant.id)}
            end={
              <>
                {offer.availableCount === 0 && (
                  <span className="text-xs">
                    {t(availableStock(product, variant) > 0 ? "menu.allInOrder" : "menu.soldOut")}
                  </span>
                )}
                {offer.isLowStock && (
                  <Chip small tone="warning">
                    {t("menu.left", { count: offer.availableCount })}
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

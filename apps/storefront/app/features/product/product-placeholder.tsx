import type { Product } from "@comanda/contract/companies/menu";
import { productOffer } from "@comanda/domain/menu/offer";
import { IconButton } from "@comanda/ui/controls/button.tsx";
import X from "lucide-react/icons/x";
import { useCompanySite } from "../../company/company-site.tsx";
import { useMenuLanguage } from "../../company/use-menu-language.ts";
import { useText } from "../../i18n/text.ts";
import { pictureSource } from "../../media/picture-source.ts";
import { ProductPriceLine } from "../../ordering/product-price-line.tsx";
import { ProductPhoto } from "./product-photo.tsx";

type ProductPlaceholderProps = {
  /** Missing where the menu does not show it. */
  product?: Product;
  onClose: () => void;
  /** Whether the code cannot be loaded now. */
  failed: boolean;
};

/**
 * Shows a product's picture and name while the code of its form is loading. Where it cannot be loaded, also
 * what else the menu says of it.
 */
export function ProductPlaceholder({ product, onClose, failed }: ProductPlaceholderProps) {
  const site = useCompanySite();
  const { company } = site;
  const t = useText();
  const lang = useMenuLanguage();
  const offer = product && productOffer(product, company.currency.code, []);
  const source = product && pictureSource(site, "product", product.images[0]?.image_url);
  return (
    <div className="min-h-[60dvh] pb-6">
      <IconButton
        label={t("sheet.close")}
        onClick={onClose}
        className="absolute end-3 top-3 z-10 shadow-2"
      >
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      {source && product ? (
        <ProductPhoto source={source} name={product.name} />
      ) : (
        <div className="h-12" />
      )}
      {/* The place of the small pictures. */}
      {product && product.images.length > 1 && <div className="h-18" />}
      {product && (
        <div className="px-4 pt-4">
          <h2 dir="auto" lang={lang(product)} className="text-lg">
            {product.name}
          </h2>
          {failed && (
            <>
              <p dir="auto" lang={lang(product, "description")} className="text-muted">
                {product.description}
              </p>
              {offer && <ProductPriceLine offer={offer} />}
            </>
          )}
        </div>
      )}
      <p role="status" className={failed ? "px-4 pt-4 text-muted" : "heard"}>
        {t(failed ? "error.offlinePart" : "page.coming")}
      </p>
      {!failed && <div aria-hidden="true" className="bone mx-4 mt-4 h-16" />}
    </div>
  );
}

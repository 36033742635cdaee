import type { Product } from "@comanda/contract/companies/menu";
import type { ProductOffer } from "@comanda/domain/menu/offer";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { NotOnSale } from "../../ordering/not-on-sale.ts";
import { ProductPriceLine } from "../../ordering/product-price-line.tsx";
import { useReadOnly } from "../../ordering/use-read-only.ts";
import { ProductFacts } from "./product-facts.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { ProductTexts } from "./product-texts.tsx";

type ProductOverviewProps = {
  product: Product;
  offer: ProductOffer | null;
  notOnSale: NotOnSale | null;
  unavailable: boolean;
  /** Whether the product has one price to show. */
  hasPrice: boolean;
};

/** What a product is: its picture, texts and facts, and its price. On wide screens it stays in view. */
export function ProductOverview({
  product,
  offer,
  notOnSale,
  unavailable,
  hasPrice,
}: ProductOverviewProps) {
  const readOnly = useReadOnly();
  return (
    <div className="split:flex-none split:group-data-columns/product:sticky split:group-data-columns/product:top-0 split:group-data-columns/product:w-[min(360px,34vw)]">
      <ProductPicture product={product} unavailable={unavailable} />
      <div
        className={classNames(
          "px-4 pt-4 split:group-data-columns/product:px-0",
          // The close button stands beside the name.
          product.images.length === 0 &&
            "[&>h2]:pe-13 split:group-data-columns/product:[&>h2]:pe-0",
          unavailable && "pb-6",
        )}
      >
        <ProductTexts product={product} />
        <ProductFacts product={product} notOnSale={notOnSale} />
        {offer && (
          <div className={hasPrice ? undefined : "hidden split:group-data-columns/product:block"}>
            <ProductPriceLine offer={offer} priceOnly={!readOnly} />
          </div>
        )}
      </div>
    </div>
  );
}

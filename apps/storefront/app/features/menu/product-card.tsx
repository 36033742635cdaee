import type { Product } from "@comanda/contract/companies/menu";
import { type ProductOffer, productOffer } from "@comanda/domain/menu/offer";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import Utensils from "lucide-react/icons/utensils";
import { memo } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { FROM_MENU } from "../../links/from-menu.ts";
import { QueryLink } from "../../links/keep-query.tsx";
import { CompanyPicture } from "../../media/company-picture.tsx";
import { pictureSource } from "../../media/picture-source.ts";
import { ProductPriceLine } from "../../ordering/product-price-line.tsx";
import { isUnsoldNow, useUnsold } from "../../ordering/unsold.ts";
import { useCart } from "../../session/cart/cart-store.ts";

/**
 * Larger than the picture is shown. Browsers prefer the smaller of two files that are far apart in size;
 * this makes them take the sharp one on wide screens and on phones with a high density.
 */
const SIZES = "(min-width: 48rem) 400px, 120px";

type ProductCardProps = { product: Product; eager: boolean };

/** A product of the menu: on phones a row with the picture at its end, on wide screens a card. */
export const ProductCard = memo(function ProductCard({ product, eager }: ProductCardProps) {
  const t = useText();
  const unsold = useUnsold()(product.id);
  const { company, storageUrl } = useCompanySite();
  // As a string, which is equal while the offer is: a change of the cart renders only the cards of the
  // products that it affects, in a menu of hundreds.
  const serialized = useCart(({ lines }) =>
    JSON.stringify(productOffer(product, company.currency.code, lines)),
  );
  const offer: ProductOffer | null = JSON.parse(serialized);
  const soldOut = (offer?.soldOut ?? true) || isUnsoldNow(unsold);
  const picture = pictureSource(storageUrl, "product", product.images[0]?.image_url);
  return (
    <li className="product-card group relative flex gap-3 border-b border-line bg-surface p-4 md:flex-col-reverse md:justify-end md:gap-0 md:overflow-hidden md:rounded-m md:border md:p-0">
      <div className="min-w-0 flex-1 md:flex-none md:px-4 md:pt-3 md:pb-4">
        <h3 className={classNames("text-md", soldOut && "text-muted")}>
          <QueryLink
            to="/products"
            query={{ product: product.id }}
            preventScrollReset
            state={FROM_MENU}
            className="product-link"
          >
            <bdi>{product.name}</bdi>
          </QueryLink>
        </h3>
        {product.description && (
          <p dir="auto" data-clamped className="mt-0.5 line-clamp-2 text-muted md:text-xs">
            {product.description}
          </p>
        )}
        <p className="mt-1 text-xs text-positive empty:hidden">
          {product.diets?.map((diet) => t(`diet.${diet}`)).join(" · ")}
        </p>
        {offer && <ProductPriceLine offer={offer} />}
        {unsold && <p className="text-xs text-warning">{unsold.text}</p>}
      </div>
      <div
        className={classNames(
          "size-[96px] flex-none overflow-hidden rounded-m bg-line/60 md:aspect-4/3 md:h-auto md:w-full md:rounded-none",
          !picture && "hidden place-items-center text-field md:grid",
          soldOut && "opacity-60 grayscale",
        )}
      >
        {picture ? (
          <CompanyPicture
            source={picture}
            alt=""
            width={96}
            height={96}
            sizes={SIZES}
            eager={eager}
            className="size-full bg-transparent!"
          />
        ) : (
          <Utensils aria-hidden="true" className="size-8" />
        )}
      </div>
    </li>
  );
});

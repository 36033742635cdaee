import type { Product } from "@comanda/contract/companies/menu";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { CompanyPicture } from "../../media/company-picture.tsx";
import { pictureSource } from "../../media/picture-source.ts";

type ProductPictureProps = {
  product: Product;
  /** The product is sold out, or the cart has all that is left. */
  unavailable: boolean;
};

/**
 * Shows the large picture of a product, grey when none can be added. A product without a picture has an
 * empty place instead, so that the close button covers no text.
 */
export function ProductPicture({ product, unavailable }: ProductPictureProps) {
  const { storageUrl } = useCompanySite();
  const source = pictureSource(storageUrl, "product", product.images[0]?.image_url);
  if (!source)
    return (
      <div className="h-12 md:group-data-columns/product:-mb-4 md:group-data-columns/product:h-0" />
    );
  return (
    <CompanyPicture
      source={source}
      alt={product.name}
      width={600}
      height={450}
      sizes="600px"
      placeholder
      eager
      highPriority
      className={classNames(
        "aspect-4/3 w-full md:group-data-columns/product:aspect-square md:group-data-columns/product:rounded-m",
        unavailable && "opacity-60 grayscale",
      )}
    />
  );
}

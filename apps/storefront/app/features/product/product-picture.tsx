import type { Product } from "@comanda/contract/companies/menu";
import { useCompanySite } from "../../company/company-site.tsx";
import { CompanyPicture } from "../../media/company-picture.tsx";
import { pictureSource } from "../../media/picture-source.ts";

/** The large picture; without one, on phones, the place of the button that closes the sheet. */
export function ProductPicture({ product }: { product: Product }) {
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
      className="aspect-4/3 w-full md:group-data-columns/product:aspect-square md:group-data-columns/product:rounded-m"
    />
  );
}

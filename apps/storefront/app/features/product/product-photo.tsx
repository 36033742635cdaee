import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { PictureSource } from "@comanda/ui/controls/picture.tsx";
import { CompanyPicture } from "../../media/company-picture.tsx";

type ProductPhotoProps = {
  source: PictureSource;
  /** The product's name. */
  name: string;
  /** None of it can be added. */
  grey?: boolean;
};

/** Shows the large picture of a product. */
export function ProductPhoto({ source, name, grey }: ProductPhotoProps) {
  return (
    <CompanyPicture
      source={source}
      alt={name}
      width={600}
      height={450}
      sizes="600px"
      placeholder
      eager
      highPriority
      className={classNames(
        "product-photo w-full split:group-data-columns/product:aspect-square split:group-data-columns/product:rounded-m",
        grey && "opacity-60 grayscale",
      )}
    />
  );
}

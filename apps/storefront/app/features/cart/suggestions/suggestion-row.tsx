import { useCompanySite } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { CompanyPicture } from "../../../media/company-picture.tsx";
import { pictureSource } from "../../../media/picture-source.ts";
import { AddDishButton } from "./add-dish-button.tsx";
import type { SuggestedDish } from "./suggested-dishes.ts";

/** Shows a dish that fits the cart; one press adds it. */
export function SuggestionRow({ product, line }: SuggestedDish) {
  const price = usePrice();
  const site = useCompanySite();
  const source = pictureSource(site, "product", product.images[0]?.image_url);
  const { name } = product;
  return (
    <li className="flex items-center gap-3 py-1.5">
      {source && (
        <CompanyPicture
          source={source}
          alt=""
          width={40}
          height={40}
          sizes="40px"
          className="size-10 flex-none rounded-s"
        />
      )}
      <p className="min-w-0 flex-1 leading-[1.25]">
        <bdi data-clamped className="line-clamp-2">
          {name}
        </bdi>
      </p>
      <span className="tabular flex-none text-muted">{price(line.seen ?? 0)}</span>
      <AddDishButton product={product} line={line} />
    </li>
  );
}

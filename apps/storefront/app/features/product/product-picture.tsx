import type { Product } from "@comanda/contract/menu";
import X from "lucide-react/icons/x";
import { useText } from "../../i18n/text.tsx";
import { pictureSource } from "../../shop/pictures.ts";
import { useShop } from "../../shop/shop.tsx";
import { ShopPicture } from "../../shop/shop-picture.tsx";
import { IconButton } from "../../ui/button.tsx";

type ProductPictureProps = { product: Product; onClose: () => void };

/** The large picture, and the button that closes the sheet over it. */
export function ProductPicture({ product, onClose }: ProductPictureProps) {
  const { storageUrl } = useShop();
  const t = useText();
  const source = pictureSource(storageUrl, "product", product.images[0]?.image_url);
  return (
    <>
      <IconButton
        label={t("sheet.close")}
        onClick={onClose}
        className="absolute end-3 top-3 z-10 shadow-2"
      >
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      {source ? (
        <ShopPicture
          source={source}
          alt={product.name}
          width={600}
          height={450}
          sizes="600px"
          eager
          className="aspect-4/3 w-full md:aspect-square md:rounded-m"
        />
      ) : (
        <div className="h-12 md:hidden" />
      )}
    </>
  );
}

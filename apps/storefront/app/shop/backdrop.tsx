import type { GroundPicture } from "../theme/ground.ts";
import { classNames } from "../ui/class-names.ts";
import { pictureSource } from "./pictures.ts";
import { useShop } from "./shop.tsx";
import { ShopPicture } from "./shop-picture.tsx";

type BackdropProps = {
  picture: GroundPicture;
  /** A CSS colour over the picture, so that what stands on it can be read. */
  wash: string;
  className?: string;
};

/** The company's picture behind a page: a small one at once, and over it the one it stands in for. */
export function Backdrop({ picture, wash, className }: BackdropProps) {
  const { storageUrl } = useShop();
  const background = (name: string) => pictureSource(storageUrl, "background", name);
  const small = pictureSource(
    storageUrl,
    "backgroundThumbnail",
    picture.smallMobile ?? picture.smallDesktop,
  );
  const source = background(picture.mobile);
  if (!source) return null;
  return (
    <div className={classNames("inset-0 -z-1 overflow-hidden", className)}>
      <ShopPicture
        source={{ ...source, small: small?.src }}
        still
        wide={background(picture.desktop)}
        alt=""
        eager
        important
        className="absolute inset-0 size-full"
      />
      <div className="absolute inset-0" style={{ background: wash }} />
    </div>
  );
}

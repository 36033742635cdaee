import { emit } from "../analytics/events.ts";
import { Picture, type PictureProps } from "../ui/picture.tsx";
import { useShop } from "./shop.tsx";

/** A picture of the company's; one that fails is reported (spec §4, Image failure). */
export function ShopPicture(props: Omit<PictureProps, "onFallback">) {
  const { token } = useShop().company;
  return (
    <Picture
      {...props}
      onFallback={(source) => emit({ event: "imageError", company: token, source })}
    />
  );
}

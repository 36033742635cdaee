import CirclePlus from "lucide-react/icons/circle-plus";
import Utensils from "lucide-react/icons/utensils";
import type { Row } from "../parts/availability/rows.ts";
import { SmallPicture } from "../parts/lists/small-picture.tsx";

type DishPictureProps = { row: Row; storageUrl: string };

/** The small picture of a dish; an icon where it has none that the console may load. */
export function DishPicture({ row, storageUrl }: DishPictureProps) {
  const file = row.kind === "product" ? row.product.image_url : null;
  // A picture of another site is not loaded: it would tell that site who works here.
  const src = file && !file.includes("/") ? pictureUrl(storageUrl, file) : null;
  const Icon = row.kind === "extra" ? CirclePlus : Utensils;
  return (
    <SmallPicture
      src={src}
      icon={<Icon aria-hidden="true" className="size-6" />}
      dimmed={row.state === "sold_out"}
    />
  );
}

function pictureUrl(storageUrl: string, file: string): string {
  return `${storageUrl}/companies/products/images/150/${encodeURIComponent(file.toWellFormed())}`;
}

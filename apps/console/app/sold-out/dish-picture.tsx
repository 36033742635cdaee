import CirclePlus from "lucide-react/icons/circle-plus";
import Utensils from "lucide-react/icons/utensils";
import { useState } from "react";
import type { Row } from "./rows.ts";

type DishPictureProps = { row: Row; storageUrl: string };

/** The small picture of a dish; an icon where it has none that the console may load. */
export function DishPicture({ row, storageUrl }: DishPictureProps) {
  const [failed, setFailed] = useState(false);
  const file = row.kind === "product" ? row.product.image_url : null;
  const isOut = row.state === "sold_out";
  // A picture of another site is not loaded: it would tell that site who works here.
  const src = file && !file.includes("/") && !failed ? pictureUrl(storageUrl, file) : null;
  const Icon = row.kind === "extra" ? CirclePlus : Utensils;
  return (
    <span className="grid size-12 flex-none place-items-center overflow-hidden rounded-[12px] bg-well text-muted">
      {src ? (
        <img
          src={src}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          className={`size-12 object-cover ${isOut ? "opacity-60 grayscale" : ""}`}
        />
      ) : (
        <Icon aria-hidden="true" className="size-6" />
      )}
    </span>
  );
}

function pictureUrl(storageUrl: string, file: string): string {
  return `${storageUrl}/companies/products/images/150/${encodeURIComponent(file.toWellFormed())}`;
}

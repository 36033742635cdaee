import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { PictureSource } from "@comanda/ui/controls/picture.tsx";
import type { ReactNode } from "react";
import { CompanyPicture } from "../../../media/company-picture.tsx";

/**
 * Larger than the picture is shown. Browsers prefer the smaller of two files that are far apart in size;
 * this makes them take the one of 400 pixels on phones whose density is 2 or more, and the one of 800 on wide
 * screens of a high density.
 */
const SIZES = "(min-width: 48rem) 400px, 130px";

type CardPictureProps = {
  picture: PictureSource | null;
  eager: boolean;
  /** The product cannot be ordered. */
  grey: boolean;
  /** What is in its corner; on phones it keeps its place also without a picture. */
  children: ReactNode;
};

/**
 * Shows the picture of a product at the end of its row on phones, at the top of its card else. Presses go
 * through it to the link that covers the card, unless the child in its corner takes them.
 */
export function CardPicture({ picture, eager, grey, children }: CardPictureProps) {
  return (
    <div className="card-picture pointer-events-none relative flex-none md:w-full">
      <div
        className={classNames(
          "card-frame overflow-hidden rounded-m bg-line/60 md:aspect-4/3 md:h-auto md:w-full md:rounded-none",
          picture
            ? "size-[min(6rem,28vw)]"
            : "no-picture hidden place-items-center text-field md:grid",
          grey && "opacity-60 grayscale",
        )}
      >
        {picture && (
          <CompanyPicture
            source={picture}
            alt=""
            width={96}
            height={96}
            sizes={SIZES}
            eager={eager}
            className="size-full bg-transparent!"
          />
        )}
      </div>
      {children && (
        <div
          className={classNames(
            "card-corner",
            !picture && "flex h-full w-24 items-end justify-end",
            picture && "absolute end-0 -bottom-2",
            "md:absolute md:end-3 md:bottom-3 md:h-auto md:w-auto",
          )}
        >
          {children}
        </div>
      )}
    </div>
  );
}

import type { PictureSource } from "@comanda/ui/controls/picture.tsx";
import { useText } from "../../i18n/text.ts";
import { CompanyPicture } from "../../media/company-picture.tsx";

type PictureChoiceProps = {
  sources: readonly PictureSource[];
  /** The index of the picture that is shown large. */
  chosen: number;
  onChoose: (index: number) => void;
};

/** Shows the small pictures of a product that has several; a press shows one large. */
export function PictureChoice({ sources, chosen, onChoose }: PictureChoiceProps) {
  const t = useText();
  return (
    <ul
      aria-label={t("product.pictures")}
      className="flex gap-2 overflow-x-auto px-4 pt-3 pb-1 split:group-data-columns/product:px-1"
    >
      {sources.map(({ src, small, fallback }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
        <li key={index} className="flex-none">
          <button
            type="button"
            aria-pressed={index === chosen}
            aria-label={t("product.picture", { number: index + 1, count: sources.length })}
            onClick={() => onChoose(index)}
            className="size-14 overflow-hidden rounded-s border-2 border-line aria-pressed:border-ink"
          >
            <CompanyPicture
              source={{ src: small ?? src, fallback }}
              alt=""
              width={52}
              height={52}
              className="size-full"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

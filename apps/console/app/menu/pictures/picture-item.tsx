import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import Trash2 from "lucide-react/icons/trash-2";
import { useText } from "../../i18n/text.ts";
import { IconButton } from "../../parts/icon-button.tsx";

type PictureItemProps = {
  name: string;
  /** Null for a picture of another site, which the console does not load. */
  src: string | null;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A picture of a product with the buttons that move and remove it. */
export function PictureItem({ name, src, isFirst, isLast, onMove, onRemove }: PictureItemProps) {
  const t = useText();
  return (
    <li className="w-[146px] max-w-full overflow-hidden rounded-m border border-line">
      {src ? (
        <img
          src={src}
          alt={name}
          width={144}
          height={144}
          className="aspect-square w-full object-cover"
        />
      ) : (
        <span className="grid aspect-square w-full place-items-center bg-well p-2 text-center text-sm text-muted wrap-anywhere">
          {t("menu.pictureElsewhere")}
        </span>
      )}
      <span className="flex flex-wrap justify-between">
        <IconButton label={t("menu.upOf", { name })} disabled={isFirst} onClick={() => onMove(-1)}>
          <ArrowLeft
            aria-hidden="true"
            className={`size-5 rtl:-scale-x-100 ${isFirst ? "opacity-40" : ""}`}
          />
        </IconButton>
        <IconButton label={t("menu.removeOf", { name })} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t("menu.downOf", { name })} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowRight
            aria-hidden="true"
            className={`size-5 rtl:-scale-x-100 ${isLast ? "opacity-40" : ""}`}
          />
        </IconButton>
      </span>
    </li>
  );
}

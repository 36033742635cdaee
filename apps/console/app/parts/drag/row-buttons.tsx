import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash2 from "lucide-react/icons/trash-2";
import { useText } from "../../i18n/text.ts";
import { IconButton } from "../icon-button.tsx";
import { removeRow } from "../saving/row-focus.ts";

type RowButtonsProps = {
  /** What the row is, for screen readers. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  /** Absent where the row cannot be removed. */
  onRemove?: () => void;
};

/** Moves a row of the form up and down, and removes it. */
export function RowButtons({ name, isFirst, isLast, onMove, onRemove }: RowButtonsProps) {
  const t = useText();
  return (
    <span className="flex flex-wrap">
      <IconButton label={t("menu.upOf", { name })} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" className={`size-5 ${isFirst ? "opacity-40" : ""}`} />
      </IconButton>
      <IconButton label={t("menu.downOf", { name })} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden="true" className={`size-5 ${isLast ? "opacity-40" : ""}`} />
      </IconButton>
      {onRemove && (
        <IconButton label={t("menu.removeOf", { name })} onClick={() => removeRow(onRemove)}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </span>
  );
}

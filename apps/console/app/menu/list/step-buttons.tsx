import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";

type StepButtonsProps = {
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: -1 | 1) => void;
};

/** Moves a dish or a category by one place. */
export function StepButtons({ isFirst, isLast, onStep }: StepButtonsProps) {
  const t = useText();
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="outline" className="flex-1" disabled={isFirst} onClick={() => onStep(-1)}>
        <ArrowUp aria-hidden="true" className="size-5" />
        {t("menu.up")}
      </Button>
      <Button look="outline" className="flex-1" disabled={isLast} onClick={() => onStep(1)}>
        <ArrowDown aria-hidden="true" className="size-5" />
        {t("menu.down")}
      </Button>
    </div>
  );
}

import GripVertical from "lucide-react/icons/grip-vertical";
import type { KeyboardEvent, Ref } from "react";
import { useText } from "../../i18n/text.ts";

type DragHandleProps = {
  ref: Ref<HTMLButtonElement>;
  /** What is moved. */
  name: string;
  id: string;
  onStep: (by: -1 | 1) => void;
  onPress: () => void;
};

/** The handle of a row: it is dragged, its arrow keys move the row, and a press opens its actions. */
export function DragHandle({ ref, name, id, onStep, onPress }: DragHandleProps) {
  const t = useText();
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!by) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <button
      ref={ref}
      type="button"
      data-handle={id}
      aria-label={t("menu.move", { name })}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onKeyDown={step}
      onClick={onPress}
      className="grid min-h-12 w-9 flex-none cursor-grab touch-manipulation place-items-center self-stretch rounded-m text-muted active:cursor-grabbing pointer-coarse:w-11"
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </button>
  );
}

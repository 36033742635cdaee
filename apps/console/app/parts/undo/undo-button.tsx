import { useText } from "../../i18n/text.ts";

type UndoButtonProps = {
  /** For how long it can still be undone. */
  seconds: number;
  onUndo: () => void;
};

/** Takes back what was just done; the countdown wraps below large letters. */
export function UndoButton({ seconds, onUndo }: UndoButtonProps) {
  const t = useText();
  return (
    <button
      type="button"
      onClick={onUndo}
      className="flex min-h-12 max-w-full min-w-0 flex-wrap items-center justify-center gap-x-2 rounded-m border border-current px-4 py-1 font-bold wrap-anywhere hyphens-auto"
    >
      {t("toast.undo")}
      <span aria-hidden="true" className="min-w-10 text-end">
        {t("board.seconds", { seconds })}
      </span>
    </button>
  );
}

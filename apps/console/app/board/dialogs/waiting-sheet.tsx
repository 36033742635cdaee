import { useText } from "../../i18n/text.ts";
import { TitledSheet } from "../../parts/sheets/titled-sheet.tsx";
import { ConnectionBanner } from "../bar/board-banners.tsx";
import type { BoardDialog } from "../context/dialogs.tsx";
import { useShownOrder } from "../context/use-shown-order.ts";

type WaitingSheetProps = {
  dialog: BoardDialog;
  onClose: () => void;
  /** Whether its code cannot be loaded now; it is loaded once the server is reachable. */
  failed: boolean;
};

/** A sheet of the board whose code is still loading, or cannot be loaded without a connection. */
export function WaitingSheet({ dialog, onClose, failed }: WaitingSheetProps) {
  const t = useText();
  const title = useTitle(dialog);
  return (
    <TitledSheet open notice={<ConnectionBanner />} title={title} onClose={onClose}>
      <p role="status" className={failed ? "text-md" : "heard"}>
        {t(failed ? "board.sheet.cut" : "board.loading")}
      </p>
      {!failed && <div aria-hidden="true" className="bone h-48 rounded-s" />}
    </TitledSheet>
  );
}

function useTitle(dialog: BoardDialog): string {
  const t = useText();
  const order = useShownOrder("orderId" in dialog ? dialog.orderId : "");
  const number = order?.public_id ?? "";
  if (dialog.kind === "keys") return t("board.keys.title");
  if (dialog.kind === "search") return t("board.search.open");
  return dialog.kind === "change"
    ? t("board.change.open")
    : t(`board.${dialog.kind}.title`, { number });
}

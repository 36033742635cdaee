import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { type ReactNode, useEffect } from "react";
import { withMessages } from "../../i18n/later-messages.ts";
import type { BoardDialog } from "../context/dialogs.tsx";
import { useShownOrder } from "../context/use-shown-order.ts";
import { AnsweredSheet } from "./answered-sheet.tsx";
import { EndOrderSheet } from "./end-order-sheet.tsx";
import { isAnswered } from "./is-answered.ts";
import { KeysSheet } from "./keys-sheet.tsx";
import { PaymentSheet } from "./payment-sheet.tsx";
import { SearchSheet } from "./search-sheet.tsx";
import { WaitingSheet } from "./waiting-sheet.tsx";

const loadChangeSheet = withMessages(
  async () => (await import("../change/change-order-sheet.tsx")).ChangeOrderSheet,
);

type DialogSheetProps = { dialog: BoardDialog; onClose: () => void };

/** The sheet of a dialog. */
export function DialogSheet({ dialog, onClose }: DialogSheetProps): ReactNode {
  if (dialog.kind === "keys") return <KeysSheet onClose={onClose} />;
  if (dialog.kind === "search") return <SearchSheet onClose={onClose} />;
  return <OrderDialog orderId={dialog.orderId} kind={dialog.kind} onClose={onClose} />;
}

type OrderDialogProps = {
  orderId: string;
  kind: "refuse" | "cancel" | "pay" | "change";
  onClose: () => void;
};

function OrderDialog({ orderId, kind, onClose }: OrderDialogProps) {
  const order = useShownOrder(orderId);
  const isGone = order === null;
  // A dialog that shows nothing would keep new orders from covering a phone's screen.
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!order) return null;
  if (isAnswered(kind, order)) return <AnsweredSheet order={order} onClose={onClose} />;
  if (kind === "change") {
    const waiting = { dialog: { kind, orderId }, onClose };
    return (
      <LazyPart
        key={orderId}
        load={loadChangeSheet}
        props={{ order, onClose }}
        loading={<WaitingSheet {...waiting} failed={false} />}
        unavailable={<WaitingSheet {...waiting} failed />}
      />
    );
  }
  return kind === "pay" ? (
    <PaymentSheet order={order} onClose={onClose} />
  ) : (
    <EndOrderSheet order={order} kind={kind} onClose={onClose} />
  );
}

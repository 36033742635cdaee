import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import type { ReactNode } from "react";
import type { BoardDialog } from "../context/dialogs.tsx";
import { useShownOrder } from "../context/use-shown-order.ts";
import { EndOrderSheet } from "./end-order-sheet.tsx";
import { KeysSheet } from "./keys-sheet.tsx";
import { PaymentSheet } from "./payment-sheet.tsx";
import { SearchSheet } from "./search-sheet.tsx";

const loadChangeSheet = async () =>
  (await import("../change/change-order-sheet.tsx")).ChangeOrderSheet;

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
  if (!order) return null;
  if (kind === "change") {
    return <LazyPart key={orderId} load={loadChangeSheet} props={{ order, onClose }} />;
  }
  return kind === "pay" ? (
    <PaymentSheet order={order} onClose={onClose} />
  ) : (
    <EndOrderSheet order={order} kind={kind} onClose={onClose} />
  );
}

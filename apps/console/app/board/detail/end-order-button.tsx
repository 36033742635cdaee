import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { isFinished } from "@comanda/domain/orders/progress";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { useDialogs } from "../context/dialogs.tsx";
import { useMay } from "../context/use-may.ts";

/** Opens the sheet that refuses a new order or cancels an accepted one; nothing once it is over. */
export function EndOrderButton({ order, className }: { order: StaffOrder; className: string }) {
  const t = useText();
  const { show } = useDialogs();
  const mayAdvance = useMay("orders.advance");
  const mayCancel = useMay("orders.cancel");
  const isNew = order.status === "PENDING";
  if (isFinished(order) || !(isNew ? mayAdvance : mayCancel)) return null;
  return (
    <Button
      look="danger-outline"
      size="l"
      className={classNames("text-md!", className)}
      onClick={() => show({ kind: isNew ? "refuse" : "cancel", orderId: order.id })}
    >
      {isNew ? t("board.refuse.open") : t("board.cancel.open")}
    </Button>
  );
}

import "../../i18n/await-office-messages.ts";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { isFinished } from "@comanda/domain/orders/progress";
import Undo2 from "lucide-react/icons/undo-2";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import { useMay } from "../context/use-may.ts";

type RefundDueProps = { order: StaffOrder; amount: number; onOpen: () => void };

/** How much has to go back to the guest, and the button that sends it. */
export function RefundDue({ order, amount, onOpen }: RefundDueProps) {
  const t = useText();
  const moneyText = useMoneyText();
  const mayRefund = useMay("orders.refund");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-m border border-warning-edge bg-warning-soft p-3">
      <p className="flex min-w-0 flex-1 basis-56 items-center gap-2 text-md font-bold text-warning">
        <Undo2 aria-hidden="true" className="size-5 flex-none" />
        <span className="min-w-0 wrap-anywhere">
          {t("refunds.due", { amount: moneyText(amount, order) })}
        </span>
      </p>
      {mayRefund && (
        // Where the order goes on, its next step is the main action.
        <Button look={isFinished(order) ? "solid" : "outline"} onClick={onOpen}>
          {t("refunds.open")}
        </Button>
      )}
    </div>
  );
}

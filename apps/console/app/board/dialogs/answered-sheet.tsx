import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { STATUS_LABELS } from "../../parts/orders/order-words.ts";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import { ConnectionBanner } from "../bar/board-banners.tsx";

type AnsweredSheetProps = { order: StaffOrder; onClose: () => void };

/** Takes the place of a sheet whose order another member has answered meanwhile. */
export function AnsweredSheet({ order, onClose }: AnsweredSheetProps) {
  const t = useText();
  const number = order.public_id;
  return (
    <Sheet
      open
      notice={<ConnectionBanner />}
      onClose={onClose}
      title={t("board.order.title", { number })}
      footer={
        <Button look="solid" size="l" onClick={onClose}>
          {t("sheet.close")}
        </Button>
      }
    >
      <p role="status" className="text-md">
        {t("board.changed.other", { number, status: t(STATUS_LABELS[order.status]) })}
      </p>
    </Sheet>
  );
}

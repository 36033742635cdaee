import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { IconLabel } from "@comanda/ui/controls/icon-label.tsx";
import Check from "lucide-react/icons/check";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { useBoard, useSituation } from "../context/board-context.tsx";
import { useTimeStyle } from "../context/use-time-style.ts";
import { momentText } from "../words/board-times.ts";

/**
 * What a member does with an order for later: confirm it to its guest, after which it is accepted by itself when the
 * kitchen has to start, or start on it at once.
 */
export function LaterForm({ order }: { order: StaffOrder }) {
  const t = useText();
  const board = useBoard();
  const style = useTimeStyle();
  const now = useSituation((situation) => situation.now);
  const start = momentText(order.starts_at ?? order.placed_at, now, style);
  return (
    <div className="flex flex-1 flex-wrap items-center justify-end gap-2 max-md:order-first max-md:basis-full">
      {order.confirmed_at !== null && (
        <p className="flex-1 text-sm text-muted max-md:basis-full">
          {t("board.confirm.startsAt", { time: start })}
        </p>
      )}
      <Button
        look="outline"
        size="l"
        className="text-md! max-md:flex-1"
        onClick={() => board.perform(order, { kind: "accept", minutes: null })}
      >
        {t("board.confirm.start")}
      </Button>
      {order.confirmed_at === null && (
        <Button
          look="solid"
          size="l"
          className="text-md! max-md:flex-1"
          onClick={() => board.perform(order, { kind: "confirm" })}
        >
          <IconLabel icon={Check}>{t("board.confirm.answer")}</IconLabel>
        </Button>
      )}
    </div>
  );
}

import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { IconLabel } from "@comanda/ui/controls/icon-label.tsx";
import Check from "lucide-react/icons/check";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { useBoard } from "../context/board-context.tsx";
import { useMay } from "../context/use-may.ts";
import { nextAction } from "../words/next-action.ts";

type NextStepButtonProps = { order: StaffOrder; wide?: boolean; solid?: boolean };

/** The button that moves an accepted order on; nothing where there is no next step. */
export function NextStepButton({ order, wide = false, solid = false }: NextStepButtonProps) {
  const t = useText();
  const board = useBoard();
  const next = nextAction(order, { takesMoney: useMay("orders.pay") });
  if (!next) return null;
  return (
    <Button
      // Another step is another button, so that a double tap does not take two steps.
      key={order.status}
      look={solid ? "solid" : next.look}
      size={solid ? "l" : "m"}
      data-key="advance"
      className={
        solid
          ? "ms-auto min-w-[min(10rem,100%)] leading-tight max-md:flex-2 max-md:px-1.5"
          : `min-h-13! text-board! ${wide ? "w-full" : "min-w-33 flex-auto"}`
      }
      onClick={() => board.perform(order, next.action)}
    >
      {next.look === "tonal" ? <IconLabel icon={Check}>{t(next.label)}</IconLabel> : t(next.label)}
    </Button>
  );
}

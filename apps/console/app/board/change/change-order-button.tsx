import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import PenLine from "lucide-react/icons/pen-line";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { useSituation } from "../context/board-context.tsx";
import { useDialogs } from "../context/dialogs.tsx";
import { useMay } from "../context/use-may.ts";
import { changeBlock, shownProposal } from "../proposal/shown-proposal.ts";

/** Opens the sheet that changes an order; nothing while the guest is asked, or once it is over. */
export function ChangeOrderButton({ order }: { order: StaffOrder }) {
  const t = useText();
  const { show } = useDialogs();
  const mayChange = useMay("orders.change");
  const isAsked = useSituation(({ now }) => shownProposal(order, now)?.state === "open");
  if (!mayChange || isAsked || changeBlock(order) === "not_on_board") return null;
  return (
    <Button look="outline" onClick={() => show({ kind: "change", orderId: order.id })}>
      <PenLine aria-hidden="true" className="size-5" />
      {t("board.change.open")}
    </Button>
  );
}

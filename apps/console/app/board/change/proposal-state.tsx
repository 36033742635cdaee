import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import { StatePill } from "../../parts/state-pill.tsx";
import { useBoard, useSituation } from "../context/board-context.tsx";
import { useMay } from "../context/use-may.ts";
import { ChangedLines } from "../proposal/changed-lines.tsx";
import { ProposalIcon } from "../proposal/proposal-icon.tsx";
import { PROPOSAL_TONES } from "../proposal/proposal-tones.ts";
import { proposalText } from "../proposal/proposal-words.ts";
import { type ShownProposal, shownProposal } from "../proposal/shown-proposal.ts";

/** What the guest is asked, how long they still have, and what they answered. */
export function ProposalState({ order }: { order: StaffOrder }) {
  const now = useSituation((situation) => situation.now);
  const shown = shownProposal(order, now);
  // The region is there before its words, so that a screen reader says them.
  return (
    <div role="status" className="empty:hidden">
      {shown && <Result order={order} shown={shown} />}
    </div>
  );
}

function Result({ order, shown }: { order: StaffOrder; shown: ShownProposal }) {
  const t = useText();
  const moneyText = useMoneyText();
  const board = useBoard();
  const mayChange = useMay("orders.change");
  const { proposal, state } = shown;
  const { reason, lines, total_before: before, total_after: after } = proposal;
  const isOpen = state === "open";
  return (
    <section
      data-proposal={state}
      className="flex flex-col gap-2 rounded-m border border-line bg-surface p-3"
    >
      {/* The seconds are not said: the region would speak every second. */}
      <div aria-live={isOpen ? "off" : undefined}>
        <StatePill tone={PROPOSAL_TONES[state]} icon={<ProposalIcon state={state} />}>
          {proposalText(shown, t)}
        </StatePill>
      </div>
      <ChangedLines lines={lines} />
      {before !== null && after !== null && (
        <p className="flex flex-wrap gap-x-3 text-md">
          <span className="text-muted">
            {t("board.change.before")} <s dir="ltr">{moneyText(before, order)}</s>
          </span>
          <b>
            {t("board.change.after")} <bdi dir="ltr">{moneyText(after, order)}</bdi>
          </b>
        </p>
      )}
      {reason && (
        <p className="text-sm text-muted wrap-anywhere">
          <bdi>{reason}</bdi>
        </p>
      )}
      {isOpen && <p className="text-sm text-muted">{t("board.change.waitingHint")}</p>}
      {isOpen && mayChange && (
        <Button look="outline" onClick={() => board.perform(order, { kind: "withdraw" })}>
          {t("board.change.withdraw")}
        </Button>
      )}
    </section>
  );
}

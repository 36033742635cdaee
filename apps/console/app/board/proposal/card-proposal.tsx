import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useText } from "../../i18n/text.ts";
import { StatePill } from "../../parts/state-pill.tsx";
import { useSituation } from "../context/board-context.tsx";
import { ProposalIcon } from "./proposal-icon.tsx";
import { PROPOSAL_TONES } from "./proposal-tones.ts";
import { proposalText } from "./proposal-words.ts";
import { cardProposal } from "./shown-proposal.ts";

/** On a card: the guest is asked about a change, or has just answered. */
export function CardProposal({ order }: { order: StaffOrder }) {
  const t = useText();
  const now = useSituation((situation) => situation.now);
  const shown = cardProposal(order, now);
  if (!shown) return null;
  const { state } = shown;
  return (
    <p className="py-1">
      <StatePill tone={PROPOSAL_TONES[state]} icon={<ProposalIcon state={state} />}>
        {proposalText(shown, t)}
      </StatePill>
    </p>
  );
}

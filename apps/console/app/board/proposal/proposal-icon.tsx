import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import Undo from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import type { ShownProposal } from "./shown-proposal.ts";

const icons = { open: Clock, accepted: Check, declined: X, expired: Clock, withdrawn: Undo };

/** A shape that says the state of a proposal without its colour. */
export function ProposalIcon({ state }: { state: ShownProposal["state"] }) {
  const Icon = icons[state];
  return <Icon aria-hidden="true" className="size-5 flex-none" />;
}

import type { ShownProposal } from "./shown-proposal.ts";

/** The colours of a proposal's states; an icon says each of them too. */
export const PROPOSAL_TONES = {
  open: "accent",
  accepted: "positive",
  declined: "warning",
  expired: "warning",
  withdrawn: "neutral",
} as const satisfies Record<ShownProposal["state"], string>;

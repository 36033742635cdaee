import type { Translate } from "../../i18n/text.ts";
import { countdownText, type ShownProposal } from "./shown-proposal.ts";

/** What became of a proposal: the guest is asked, with the time left, or has answered. */
export function proposalText({ state, seconds }: ShownProposal, t: Translate): string {
  return state === "open"
    ? t("board.change.waiting", { time: countdownText(seconds) })
    : t(`board.change.${state}`);
}

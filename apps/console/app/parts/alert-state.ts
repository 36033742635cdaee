import type { AlertHealth } from "@comanda/contract/staff/alert-schemas";

/**
 * What a member must know of alerts: no board can ring (`silent`), the last message of a step failed
 * (`failing`), only boards would tell staff (`boardsOnly`), or all is well (`ready`).
 */
export type AlertState = "silent" | "failing" | "boardsOnly" | "ready";

/** The most urgent state of a company's alerts. */
export function alertState({ boards, push, mail }: AlertHealth): AlertState {
  if (boards.ringing === 0) return "silent";
  const failed = (step: { active: boolean; error: string | null }) =>
    step.active && step.error !== null;
  if (failed(push) || failed(mail)) return "failing";
  const reaches = (push.active && push.devices > 0) || (mail.active && mail.addresses > 0);
  return reaches ? "ready" : "boardsOnly";
}

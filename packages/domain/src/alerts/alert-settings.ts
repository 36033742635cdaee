/** What happens besides the ringing of boards when an order gets no answer, the earliest first. */
export type AlertStep = "push" | "mail" | "pause";

export const ALERT_STEPS: readonly AlertStep[] = ["push", "mail", "pause"];

/** Whether and when a step follows: seconds for which an order has waited for an answer. */
type StepSettings = { active: boolean; after_seconds: number };

/** How a company learns of unanswered orders. Boards always ring. */
export type AlertSettings = {
  /** A push message to the devices of members. */
  push: StepSettings;
  /** A mail to each address. */
  mail: StepSettings & { addresses: string[] };
  /** No new orders for this many minutes, with a notice for customers. */
  pause: StepSettings & { minutes: number };
};

/** The settings of a company that has changed none: nothing that surprises. */
export const DEFAULT_ALERT_SETTINGS: AlertSettings = {
  push: { active: true, after_seconds: 60 },
  mail: { active: false, after_seconds: 180, addresses: [] },
  pause: { active: false, after_seconds: 600, minutes: 30 },
};

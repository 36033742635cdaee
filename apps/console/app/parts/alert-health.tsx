import type { AlertHealth as Health } from "@comanda/contract/staff/alert-schemas";
import BellRing from "lucide-react/icons/bell-ring";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useText } from "../i18n/text.ts";
import { alertState } from "./alert-state.ts";
import { StatePill } from "./state-pill.tsx";

const tones = {
  silent: "danger",
  failing: "warning",
  boardsOnly: "warning",
  ready: "positive",
} as const;

type AlertHealthProps = {
  health: Health;
  /** The shape alone is seen, and the words are heard. */
  compact?: boolean;
};

/** Whether alerts of unanswered orders would reach a person, in two or three words. */
export function AlertHealth({ health, compact = false }: AlertHealthProps) {
  const t = useText();
  const state = alertState(health);
  const Icon = state === "ready" ? BellRing : TriangleAlert;
  return (
    <StatePill tone={tones[state]} icon={<Icon aria-hidden="true" className="size-5 flex-none" />}>
      <span className={compact ? "heard" : ""}>{t(`alerts.state.${state}`)}</span>
    </StatePill>
  );
}

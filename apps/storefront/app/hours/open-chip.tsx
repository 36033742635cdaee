import { Chip, StatusDot } from "@comanda/ui/controls/chip.tsx";
import { useOpenLabel, useOpenState } from "./open-state.ts";

/** The text colour of each state, where it is shown as a line of text. */
export const openStateTextClasses = {
  positive: "text-positive",
  warning: "text-warning",
  neutral: "text-muted",
} as const;

/** `positive` is open, `warning` is open but closing soon, `neutral` is closed. */
export function useOpenStateTone(): keyof typeof openStateTextClasses {
  const { open, closesInMinutes } = useOpenState();
  const openTone = closesInMinutes === null ? "positive" : "warning";
  return open ? openTone : "neutral";
}

/**
 * Shows a chip that says whether the restaurant is open, and until when. It is not a button (conformance
 * 2.64).
 */
export function OpenChip() {
  return <OpenStateChip>{useOpenLabel()}</OpenStateChip>;
}

/** Shows a chip with the given text in the colours of the state. */
export function OpenStateChip({ children }: { children: string }) {
  return (
    <Chip tone={useOpenStateTone()} className="py-1 text-start">
      <StatusDot />
      <span className="min-w-0 text-pretty">{children}</span>
    </Chip>
  );
}

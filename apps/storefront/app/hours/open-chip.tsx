import { Chip, StatusDot } from "../ui/chip.tsx";
import { classNames } from "../ui/class-names.ts";
import { useOpenLabel, useOpenState } from "./open-state.ts";

/** The ink of a state that is written as a line of text. */
export const openStateTextClasses = {
  positive: "text-positive",
  warning: "text-warning",
  neutral: "text-muted",
} as const;

/** Open, about to close, or closed. */
export function useOpenStateTone(): keyof typeof openStateTextClasses {
  const { open, closesInMinutes } = useOpenState();
  const openTone = closesInMinutes === null ? "positive" : "warning";
  return open ? openTone : "neutral";
}

/** Open or closed, and until when: a chip to look at (spec §2, Attention-hours button, chip mode). */
export function OpenChip() {
  return <OpenStateChip>{useOpenLabel()}</OpenStateChip>;
}

/** Words in the colours of the state. */
export function OpenStateChip({ children }: { children: string }) {
  return (
    <Chip tone={useOpenStateTone()} className="py-1 text-start">
      <StatusDot />
      <span className="min-w-0 text-pretty">{children}</span>
    </Chip>
  );
}

/** The same as a line of text. */
export function OpenStateLine() {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5",
        openStateTextClasses[useOpenStateTone()],
      )}
    >
      <StatusDot />
      {useOpenLabel()}
    </span>
  );
}

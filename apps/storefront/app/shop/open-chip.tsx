import { Chip, Dot } from "../ui/chip.tsx";
import { classNames } from "../ui/class-names.ts";
import { useOpenLabel, useOpenState } from "./opening.ts";

/** The ink of a state that is written as a line of text. */
export const stateInks = {
  positive: "text-positive",
  warning: "text-warning",
  neutral: "text-muted",
} as const;

/** Open, about to close, or closed. */
export function useStateTone(): keyof typeof stateInks {
  const { open, closesInMinutes } = useOpenState();
  const openTone = closesInMinutes === null ? "positive" : "warning";
  return open ? openTone : "neutral";
}

/** Open or closed, and until when: a chip to look at (spec §2, Attention-hours button, chip mode). */
export function OpenChip() {
  return <StateChip>{useOpenLabel()}</StateChip>;
}

/** Words in the colours of the state. */
export function StateChip({ children }: { children: string }) {
  return (
    <Chip tone={useStateTone()} className="py-1 text-start">
      <Dot />
      <span className="min-w-0 text-pretty">{children}</span>
    </Chip>
  );
}

/** The same as a line of text. */
export function StateLine() {
  return (
    <span className={classNames("inline-flex items-center gap-1.5", stateInks[useStateTone()])}>
      <Dot />
      {useOpenLabel()}
    </span>
  );
}

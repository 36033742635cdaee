import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { ReactNode } from "react";

type Tone = "neutral" | "accent" | "positive" | "warning" | "danger";

const tones: Record<Tone, string> = {
  neutral: "bg-well text-ink",
  accent: "bg-accent-soft text-accent-text",
  positive: "bg-positive-soft text-positive",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
};

type StatePillProps = {
  tone?: Tone;
  /** A shape that says the state without its colour, 20 pixels wide. */
  icon?: ReactNode;
  children: ReactNode;
};

/** A state in a few words. With large text they wrap to a second line. */
export function StatePill({ tone = "neutral", icon, children }: StatePillProps) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full px-2.5 text-sm font-bold wrap-anywhere",
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}

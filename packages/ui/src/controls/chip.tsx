import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type Tone = "neutral" | "positive" | "warning" | "danger" | "accent";

const tones: Record<Tone, string> = {
  neutral: "border-line bg-surface text-ink",
  positive: "border-transparent bg-positive-soft text-positive",
  warning: "border-transparent bg-warning-soft text-warning",
  danger: "border-transparent bg-danger-soft text-danger",
  accent: "border-transparent bg-accent-soft text-accent-text",
};

type ChipProps = { tone?: Tone; small?: boolean; className?: string; children: ReactNode };

/** Shows a few words in a frame. With large text they wrap to a second line. */
export function Chip({ tone = "neutral", small = false, className, children }: ChipProps) {
  return (
    <span
      className={classNames(
        "inline-flex max-w-full items-center gap-1.5 rounded-full border text-xs font-bold",
        small ? "min-h-6 px-2" : "min-h-8 px-3",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

/** Shows the dot before the open state. */
export function StatusDot() {
  return <span aria-hidden="true" className="size-2 flex-none rounded-full bg-current" />;
}

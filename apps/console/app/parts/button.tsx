import { BusyDots } from "@comanda/ui/controls/busy-dots.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import type { ComponentProps } from "react";

const base =
  "flex items-center justify-center gap-2 rounded-m border font-bold text-center wrap-anywhere [&>svg]:flex-none disabled:border-transparent disabled:bg-well disabled:text-muted motion-safe:transition-colors motion-safe:duration-150";

/**
 * - `solid`: the main action, at most one on a card or page.
 * - `tonal`: the next step of work in progress, and searches.
 * - `outline`: any other action, such as handing an order over.
 * - `danger-outline` opens a question before a loss, such as a removal, and `danger` confirms it.
 * - `quiet`: actions beside these.
 */
const looks = {
  solid: "border-transparent bg-accent text-accent-ink",
  tonal: "border-transparent bg-accent-soft text-accent-text",
  outline: "border-field bg-surface text-ink",
  quiet: "border-transparent bg-transparent text-accent-text",
  "danger-outline": "border-danger bg-surface text-danger",
  danger: "border-transparent bg-danger text-danger-ink",
} as const;

/** Heights of 40, 48, 56 and 72 pixels; `s` is for the pages of the office, with 44 on tablets and phones. */
const sizes = {
  s: "min-h-11 px-3.5 py-1 text-sm lg:min-h-10",
  m: "min-h-12 px-4 py-1 text-md",
  l: "min-h-14 px-5 py-1 text-lg",
  xl: "min-h-18 px-6 py-1 text-lg",
} as const;

/**
 * Puts the words or the icon of a quiet button in line with the fields above it, at the start of a line: its
 * padding and border hang over. `FLUSH_S` is for size `s`, `FLUSH_END` for the end of a line.
 */
export const FLUSH = "-ms-[17px] [&>svg:first-child]:-ms-0.5";
export const FLUSH_END = "-me-[17px]";
export const FLUSH_S = "-ms-[15px] [&>svg:first-child]:-ms-0.5";

export type ButtonLook = keyof typeof looks;
export type ButtonSize = keyof typeof sizes;

/** The classes of a button, for a link that looks like one. */
export function buttonClasses({ look, size }: { look: ButtonLook; size: ButtonSize }): string {
  return `${base} ${looks[look]} ${sizes[size]}`;
}

type ButtonProps = ComponentProps<"button"> & {
  look: ButtonLook;
  size?: ButtonSize;
  /** Shows that the action is running, and disables the button. */
  busy?: boolean;
};

/** Shows a button. The submit button of a form is disabled until the scripts that send the form run. */
export function Button({
  look,
  size = "m",
  busy = false,
  disabled,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const waits = !useHydrated() && type === "submit";
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy || waits}
      aria-busy={busy || undefined}
      className={classNames(buttonClasses({ look, size }), className)}
    >
      {children}
      {busy && <BusyDots />}
    </button>
  );
}

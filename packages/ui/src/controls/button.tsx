import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { BusyDots } from "./busy-dots.tsx";
import { classNames } from "./class-names.ts";

type Look = "primary" | "secondary" | "plain";

const base =
  "flex items-center justify-center gap-2 rounded-button font-bold text-center wrap-anywhere motion-safe:transition-colors motion-safe:duration-150";
const large = "min-h-[52px] px-[20px] py-1.5 text-md";
const looks: Record<Look, string> = {
  primary: `${large} border-2 border-button-edge bg-button text-button-ink disabled:border-line disabled:bg-line disabled:text-muted`,
  secondary: `${large} border border-line bg-surface text-ink disabled:bg-ground disabled:text-muted`,
  plain: "min-h-[44px] px-2 text-sm text-accent-text disabled:text-muted",
};

/** The classes of a button, for what is drawn as one and is none, such as in a preview. */
export function buttonClasses(look: Look): string {
  return classNames(base, looks[look]);
}

type ButtonProps = ComponentProps<"button"> & {
  look?: Look;
  /** Shows that the action is running, and disables the button. */
  busy?: boolean;
};

/** A button in one of the app's looks. While `busy` it takes no press and shows that it works. */
export function Button({
  look = "primary",
  busy = false,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(base, looks[look], className)}
    >
      {children}
      {busy && <BusyDots />}
    </button>
  );
}

type ButtonLinkProps = {
  href: string;
  look?: Look;
  className?: string;
  children: ReactNode;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The state of the history entry that the link adds. */
  state?: unknown;
};

/** Shows a link that looks like a button. Addresses with a scheme open in a new tab. */
export function ButtonLink({
  href,
  look = "primary",
  className,
  children,
  onClick,
  state,
}: ButtonLinkProps) {
  const classes = classNames(base, looks[look], className);
  if (/^[a-z]+:/iu.test(href)) {
    return (
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className={classes}
        onClick={onClick}
        // The middle mouse button opens the link too, but fires no click.
        onAuxClick={(event) => event.button === 1 && onClick?.(event)}
      >
        {children}
      </a>
    );
  }
  return (
    <Link to={href} className={classes} onClick={onClick} state={state}>
      {children}
    </Link>
  );
}

type IconButtonProps = ComponentProps<"button"> & { label: string };

/** Shows a round button with an icon, 44 pixels wide; `label` is its text for screen readers. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        "grid size-11 flex-none place-items-center rounded-full border border-line bg-surface text-ink disabled:text-field disabled:opacity-60",
        className,
      )}
    >
      {children}
    </button>
  );
}

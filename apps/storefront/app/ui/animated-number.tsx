import { type ReactNode, useState } from "react";

type TickingProps = {
  /** What is shown comes in anew whenever this changes. */
  value: number;
  className?: string;
  children: ReactNode;
};

/** A number that moves when it changes, and lies still before it has. */
export function AnimatedNumber({ value, className = "", children }: TickingProps) {
  const [shown, setShown] = useState({ value, changed: false });
  if (shown.value !== value) setShown({ value, changed: true });
  return (
    <span
      key={value}
      className={shown.changed ? `tick inline-block ${className}` : `inline-block ${className}`}
    >
      {children}
    </span>
  );
}

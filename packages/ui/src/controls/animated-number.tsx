import { type ReactNode, useState } from "react";

type AnimatedNumberProps = {
  /** The content is animated whenever this changes. */
  value: number;
  className?: string;
  children: ReactNode;
};

/** Shows a number that is animated when it changes, and not at its first rendering. */
export function AnimatedNumber({ value, className = "", children }: AnimatedNumberProps) {
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

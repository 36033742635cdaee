import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type IconLabelProps = { icon: LucideIcon; children: ReactNode };

/** A button's icon in the line of its words: where they take two lines, both are centred with it. */
export function IconLabel({ icon: Icon, children }: IconLabelProps) {
  return (
    <span className="min-w-0">
      <Icon aria-hidden="true" className="me-2 inline-block size-[1.2em] align-[-0.22em]" />
      {children}
    </span>
  );
}

import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useState } from "react";

type FoldedPartProps = {
  /** The title or name, which is always seen. */
  name: ReactNode;
  /** What the closed part says below its name. */
  facts: readonly (string | false)[];
  /** What keeps guests from using it. */
  warning?: string | undefined;
  /** Whether the part is open at first. */
  startsOpen?: boolean;
  /** Whether a field is wrong: the part is open then. */
  isWrong: boolean;
  /** The fields. They stand in a column. */
  children: ReactNode;
};

/** A part of a form that is closed at first: it says what is in it, and shows its fields when opened. */
export function FoldedPart(props: FoldedPartProps) {
  const { name, facts, warning, startsOpen = false, isWrong, children } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  const known = facts.filter(Boolean);
  return (
    <details
      open={isOpen || isWrong}
      // An event of a part inside this one reaches it too.
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) setOpen(currentTarget.open);
      }}
    >
      <summary className="flex min-h-14 cursor-pointer items-center gap-2 py-2 [&>svg]:transition-transform [[open]>&>svg]:rotate-180">
        <ChevronDown aria-hidden="true" className="size-5 flex-none text-muted" />
        <span className="min-w-0 wrap-anywhere">
          {name}
          {known.length > 0 && (
            <span className="block text-sm text-muted">{known.join(" · ")}</span>
          )}
          {warning && <span className="block text-sm text-warning">{warning}</span>}
        </span>
      </summary>
      <div className="flex flex-col gap-3 pt-1 pb-4">{children}</div>
    </details>
  );
}

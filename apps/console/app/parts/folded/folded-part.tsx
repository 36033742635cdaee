import { classNames } from "@comanda/ui/controls/class-names.ts";
import { DotList } from "@comanda/ui/controls/dot-list.tsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, useState } from "react";

type FoldedPartProps = {
  /** The title or name, which is always seen. */
  name: ReactNode;
  /** What the closed part says below its name, each fact once. */
  facts: readonly (string | false)[];
  /** What keeps guests from using it. */
  warning?: string | undefined;
  /** What is seen at the end of the line, such as colours. */
  end?: ReactNode;
  /** Two buttons that are seen and pressed also while the part is closed, such as those that move it. */
  buttons?: ReactNode;
  /** Whether the part is open at first. */
  startsOpen?: boolean;
  /** Whether a field is wrong: the part is open then. */
  isWrong: boolean;
  /** The fields. They stand in a column. */
  children: ReactNode;
};

/** A part of a form that is closed at first: it says what is in it, and shows its fields when opened. */
export function FoldedPart(props: FoldedPartProps) {
  const { name, facts, warning, end, buttons, startsOpen = false, isWrong, children } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  const known = [...new Set(facts.flatMap((fact) => fact || []))];
  return (
    <div className="@container relative">
      <details
        open={isOpen || isWrong}
        // An event of a part inside this one reaches it too.
        onToggle={({ target, currentTarget }) => {
          if (target === currentTarget) setOpen(currentTarget.open);
        }}
      >
        <summary
          className={classNames(
            "flex min-h-14 cursor-pointer items-center gap-2 py-2 [&>svg]:transition-transform [[open]>&>svg]:rotate-180",
            buttons ? "@min-[15rem]:me-24" : undefined,
          )}
        >
          <ChevronDown aria-hidden="true" className="size-5 flex-none text-muted" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            {name}
            {known.length > 0 && (
              <span className="block text-sm text-muted">
                <DotList>{known}</DotList>
              </span>
            )}
            {warning && (
              <span className="flex gap-1 text-sm text-warning">
                <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
                <span className="min-w-0">{warning}</span>
              </span>
            )}
          </span>
          {end}
        </summary>
        <div className="flex flex-col gap-3 pt-1 pb-4">{children}</div>
      </details>
      {/* Beside large letters there is no room for them. */}
      {buttons && (
        <div className="flex justify-end @min-[15rem]:absolute @min-[15rem]:end-0 @min-[15rem]:top-1">
          {buttons}
        </div>
      )}
    </div>
  );
}

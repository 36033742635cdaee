import { Button } from "@comanda/ui/controls/button.tsx";
import type { ComponentType, ReactNode } from "react";
import { useText } from "../../../i18n/text.ts";

type SummaryRowProps = {
  icon: ComponentType<{ className?: string }>;
  title: ReactNode;
  detail?: ReactNode;
  onEdit?: () => void;
  /** The accessible name of the button; it says what the button edits. */
  editLabel?: string;
  /** The text of the button; 'Edit' by default. */
  edit?: string;
};

/**
 * Shows an answer of the customer, with a button to change it. The icon and its distance are in pixels, so
 * that large letters beside it have the room; the button then stands below them.
 */
export function SummaryRow({
  icon: Icon,
  title,
  detail,
  onEdit,
  editLabel,
  edit,
}: SummaryRowProps) {
  const t = useText();
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-[12px] py-1.5">
      <Icon className="size-[20px] flex-none text-muted" />
      <div className="min-w-0 flex-[1_1_min(8rem,100%-32px)] wrap-anywhere">
        <p dir="auto" className="font-bold">
          {title}
        </p>
        {detail && (
          <p className="tabular text-xs text-muted">
            {typeof detail === "string" ? <bdi>{detail}</bdi> : detail}
          </p>
        )}
      </div>
      {onEdit && (
        <Button
          look="plain"
          className="-me-2 ms-auto flex-none text-xs"
          aria-label={editLabel}
          onClick={onEdit}
        >
          {edit ?? t("checkout.edit")}
        </Button>
      )}
    </div>
  );
}

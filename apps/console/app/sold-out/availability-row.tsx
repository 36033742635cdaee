import type { Availability } from "@comanda/contract/staff/availability-items";
import { DotList } from "@comanda/ui/controls/dot-list.tsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useRef } from "react";
import "./availability-row.css";
import { useText } from "../i18n/text.ts";
import type { TimeText } from "../i18n/time-text.ts";
import type { Row } from "../parts/availability/rows.ts";
import { DishPicture } from "./dish-picture.tsx";
import { RowChoices } from "./row-choices.tsx";
import { StateMark } from "./state-mark.tsx";
import type { AvailabilityState } from "./use-availability.ts";

type AvailabilityRowProps = {
  row: Row;
  open: boolean;
  onToggle: (open: boolean) => void;
  availability: Availability;
  changes: AvailabilityState;
  times: TimeText;
  storageUrl: string;
};

/** A dish or an extra with its state. A press opens its choices below. */
export function AvailabilityRow({
  row,
  open,
  onToggle,
  storageUrl,
  ...shared
}: AvailabilityRowProps) {
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <li className="availability-row border-b border-line last:border-0">
      <h2>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => onToggle(!open)}
          className="flex min-h-16 w-full flex-wrap items-center gap-x-2.5 gap-y-1 px-3 py-2 text-start font-normal"
        >
          <DishPicture row={row} storageUrl={storageUrl} />
          <span className="min-w-min max-w-full flex-1 basis-20">
            <bdi className="block text-md font-bold text-wrap wrap-break-word">{row.name}</bdi>
            <RowDetail row={row} times={shared.times} now={shared.availability.now} />
          </span>
          <span className="ms-auto flex max-w-full items-center gap-1">
            <StateMark state={row.state} left={row.left} />
            <ChevronDown
              aria-hidden="true"
              className={`size-6 flex-none text-muted ${open ? "rotate-180" : ""}`}
            />
          </span>
        </button>
      </h2>
      {open && (
        <div id={panel} ref={scrollIntoView} className="px-3 pb-4">
          <RowChoices
            row={row}
            {...shared}
            onClose={() => {
              // A change that is stored late does not close another line, opened meanwhile.
              if (!document.getElementById(panel)) return;
              onToggle(false);
              button.current?.focus();
            }}
          />
        </div>
      )}
    </li>
  );
}

/** The choices of a line low on the screen open in view, with their button. */
function scrollIntoView(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: "nearest" });
}

type RowDetailProps = { row: Row; times: TimeText; now: string };

/** When a line is back and who took it off; else where it belongs. */
function RowDetail({ row, times, now }: RowDetailProps) {
  const t = useText();
  const isOut = row.state === "sold_out" || row.state === "part";
  const parts: string[] = [];
  if (isOut && row.by !== null)
    parts.push(times.until(row.until, now), t("soldOut.by", { name: row.by }));
  else if (isOut) parts.push(t("soldOut.usedUp"));
  if (row.kind === "extra") parts.push(t("soldOut.inDishes", { count: row.dishes }));
  else if (!isOut) {
    parts.push(row.product.category_name);
    const sizes = row.product.variants.length;
    if (sizes > 1) parts.push(t("soldOut.sizes", { count: sizes }));
  }
  return (
    <span className="block text-sm text-muted wrap-anywhere">
      <DotList>{parts}</DotList>
    </span>
  );
}

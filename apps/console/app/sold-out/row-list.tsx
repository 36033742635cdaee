import type { Availability } from "@comanda/contract/staff/availability-items";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useText } from "../i18n/text.ts";
import type { TimeText } from "../i18n/time-text.ts";
import type { Row } from "../parts/availability/rows.ts";
import { Button } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { NothingFound } from "../parts/lists/nothing-found.tsx";
import { AvailabilityRow } from "./availability-row.tsx";
import type { AvailabilityState } from "./use-availability.ts";

type RowListProps = {
  rows: readonly Row[];
  availability: Availability;
  changes: AvailabilityState;
  times: TimeText;
  storageUrl: string;
  isMenuEmpty: boolean;
  onShowAll: () => void;
};

/** How many lines are drawn at first, so that the page of a very long menu opens at once on a phone. */
const ROWS_AT_FIRST = 120;

/** The lines, of which one is open at a time. */
export function RowList({ rows, isMenuEmpty, onShowAll, ...shared }: RowListProps) {
  const t = useText();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (isMenuEmpty) {
    return <EmptyState title={t("soldOut.emptyMenu")} text={t("soldOut.emptyMenuText")} />;
  }
  if (rows.length === 0) {
    return <NothingFound onShowAll={onShowAll} />;
  }
  const shown = isWhole ? rows : rows.slice(0, ROWS_AT_FIRST);
  const showOthers = () => {
    flushSync(() => setWhole(true));
    list.current?.children[ROWS_AT_FIRST]?.querySelector("button")?.focus();
  };
  return (
    <>
      <ul ref={list} className="rounded-m border border-line bg-surface">
        {shown.map((row) => (
          <AvailabilityRow
            key={row.key}
            {...shared}
            row={row}
            open={row.key === openKey}
            onToggle={(open) => {
              shared.changes.clearError();
              setOpenKey(open ? row.key : null);
            }}
          />
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button look="outline" onClick={showOthers}>
          {t("menu.showMore", { count: rows.length - shown.length })}
        </Button>
      )}
    </>
  );
}

import type { Availability } from "@comanda/contract/staff/availability-items";
import SearchX from "lucide-react/icons/search-x";
import { useState } from "react";
import { useText } from "../i18n/text.ts";
import type { TimeText } from "../i18n/time-text.ts";
import type { Row } from "../parts/availability/rows.ts";
import { Button } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
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

/** The lines, of which one is open at a time. */
export function RowList({ rows, isMenuEmpty, onShowAll, ...shared }: RowListProps) {
  const t = useText();
  const [openKey, setOpenKey] = useState<string | null>(null);
  if (isMenuEmpty) {
    return <EmptyState title={t("soldOut.emptyMenu")} text={t("soldOut.emptyMenuText")} />;
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" className="size-8" />}
        title={t("soldOut.nothing")}
        action={
          <Button look="outline" onClick={onShowAll}>
            {t("soldOut.showAll")}
          </Button>
        }
      />
    );
  }
  return (
    <ul className="rounded-m border border-line bg-surface">
      {rows.map((row) => (
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
  );
}

import "../i18n/await-office-messages.ts";
import type { Availability } from "@comanda/contract/staff/availability-items";
import { useMemo, useState } from "react";
import { type MessageKey, useText } from "../i18n/text.ts";
import { useTimeText } from "../i18n/time-text.ts";
import { OfflineBanner } from "../layout/offline-banner.tsx";
import {
  countRows,
  findRows,
  ROW_FILTERS,
  type RowFilter,
  toRows,
} from "../parts/availability/rows.ts";
import { SearchAndFilter } from "../parts/lists/search-and-filter.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { UndoToast } from "../parts/undo/undo-toast.tsx";
import { RowList } from "./row-list.tsx";
import { useAvailability } from "./use-availability.ts";

const filterLabels = {
  all: "soldOut.filter.all",
  soldOut: "soldOut.filter.soldOut",
  fewLeft: "soldOut.filter.fewLeft",
  extras: "soldOut.filter.extras",
} as const satisfies Record<RowFilter, MessageKey>;

type SoldOutPageProps = {
  companyId: string;
  availability: Availability;
  storageUrl: string;
  /** How many changes of orders the browser has heard of. */
  ordersHeard: number;
};

/** Every dish and extra with its state: one press opens its choices, the second one makes it. */
export function SoldOutPage(props: SoldOutPageProps) {
  const { companyId, availability: initial, storageUrl, ordersHeard } = props;
  const t = useText();
  const [filter, setFilter] = useState<RowFilter>("all");
  const [search, setSearch] = useState("");
  const changes = useAvailability(companyId, initial, ordersHeard);
  const { availability, done } = changes;
  const times = useTimeText(availability.timezone);
  const rows = useMemo(() => toRows(availability), [availability]);
  const counts = countRows(rows);
  const shown = findRows(rows, filter, search);
  return (
    <>
      <title>{t("nav.soldOut")}</title>
      <OfflineBanner />
      <PageHeader title={t("nav.soldOut")} />
      <div className="mx-auto flex w-full max-w-[760px] flex-col gap-3 p-4 pb-24">
        <SearchAndFilter
          search={search}
          onSearch={setSearch}
          filter={filter}
          filters={ROW_FILTERS.map((value) => ({
            value,
            label: t(filterLabels[value], { count: counts[value] }),
          }))}
          onFilter={setFilter}
        />
        <p role="status" className="heard">
          {search ? t("soldOut.found", { count: shown.length }) : ""}
        </p>
        <RowList
          rows={shown}
          changes={changes}
          availability={availability}
          times={times}
          storageUrl={storageUrl}
          isMenuEmpty={rows.length === 0}
          onShowAll={() => {
            setSearch("");
            setFilter("all");
          }}
        />
      </div>
      {done && (
        <UndoToast
          key={done.until}
          text={done.text}
          until={done.until}
          onUndo={changes.undo}
          onEnd={changes.clearDone}
        />
      )}
    </>
  );
}

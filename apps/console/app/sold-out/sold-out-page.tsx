import "../i18n/await-lazy-messages.ts";
import type { Availability } from "@comanda/contract/staff/availability-items";
import { useMemo, useState } from "react";
import { useText } from "../i18n/text.ts";
import { useTimeText } from "../i18n/time-text.ts";
import { useShowNavCount } from "../layout/company-page.tsx";
import { OfflineBanner } from "../layout/offline-banner.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { UndoToast } from "../parts/undo-toast.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { RowList } from "./row-list.tsx";
import { countRows, type Filter, findRows, toRows } from "./rows.ts";
import { SearchField } from "./search-field.tsx";
import { useAvailability } from "./use-availability.ts";

type SoldOutPageProps = { companyId: string; availability: Availability; storageUrl: string };

/** Every dish and extra with its state: one press opens its choices, the second one makes it. */
export function SoldOutPage({ companyId, availability: initial, storageUrl }: SoldOutPageProps) {
  const t = useText();
  const [filter, setFilter] = useState<Filter>("all");
  const [search, setSearch] = useState("");
  const changes = useAvailability(companyId, initial);
  const { availability, done } = changes;
  const times = useTimeText(availability.timezone);
  const rows = useMemo(() => toRows(availability), [availability]);
  const counts = countRows(rows);
  useShowNavCount("sold-out", counts.soldOut);
  const shown = findRows(rows, filter, search);
  return (
    <>
      <title>{t("nav.soldOut")}</title>
      <OfflineBanner />
      <PageHeader title={t("nav.soldOut")} />
      <div className="mx-auto flex w-full max-w-[760px] flex-col gap-3 p-4 pb-24">
        <SearchField value={search} onChange={setSearch} />
        <FilterChips value={filter} counts={counts} onChange={setFilter} />
        <p role="status" className="heard">
          {search ? t("soldOut.found", { count: shown.length }) : ""}
        </p>
        <RowList
          {...{ rows: shown, changes, availability, times, storageUrl }}
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

import "../../i18n/await-office-messages.ts";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { OfflineBanner } from "../../layout/offline-banner.tsx";
import { buttonClasses } from "../../parts/button.tsx";
import { SearchField } from "../../parts/lists/search-field.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { LeaveGuard } from "../../parts/saving/leave-guard.tsx";
import { SelectField } from "../../parts/select-field.tsx";
import { UndoToast } from "../../parts/undo/undo-toast.tsx";
import type { Menu, MenuPlace } from "../data/menu-types.ts";
import { useEditedMenu } from "../data/use-edited-menu.ts";
import { WriteErrorText } from "../data/write-error-text.tsx";
import { ScheduleNote } from "../schedule/schedule-note.tsx";
import { changePrice } from "./bulk-price-change.ts";
import { ChangePanel } from "./change-panel.tsx";
import { toPriceRows } from "./price-rows.ts";
import { PriceTable } from "./price-table.tsx";
import { PricesBar } from "./prices-bar.tsx";
import { ScheduleEdits } from "./schedule-edits.tsx";
import { useBulkPriceForm } from "./use-bulk-price-form.ts";
import { useSelection } from "./use-selection.ts";
import { useUnsavedPrices } from "./use-unsaved-prices.ts";

type PricesPageProps = { menu: Menu; place: MenuPlace };

const ALL = "";

/** Prices and visibility of the whole menu in one list, with a change of many prices at once. */
export function PricesPage({ menu: initial, place }: PricesPageProps) {
  const t = useText();
  const path = useCompanyPath();
  const state = useEditedMenu(place, initial);
  const { menu, done } = state;
  const form = useUnsavedPrices(place, state);
  const [category, setCategory] = useState(ALL);
  const [search, setSearch] = useState("");
  const words = useDeferredValue(search);
  const rows = useMemo(() => toPriceRows(menu, category || null, words), [menu, category, words]);
  const selection = useSelection(rows);
  const changing = useBulkPriceForm(menu.currency, selection.selected.size > 0);
  const { change } = changing;
  const { currency } = menu;
  const preview = useMemo(
    () => change && ((price: number) => changePrice(price, change, currency)),
    [change, currency],
  );
  const [isScheduling, setScheduling] = useState(false);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const hasPrices = [...form.edits.values()].some(({ prices }) => Object.keys(prices).length > 0);
  return (
    <>
      <title>{t("menu.prices")}</title>
      <OfflineBanner />
      <PageHeader title={t("menu.prices")} back={path("menu")}>
        <Link
          to={path("menu/scheduled-prices")}
          className={buttonClasses({ look: "outline", size: "m" })}
        >
          <CalendarClock aria-hidden="true" className="size-5" />
          {t("menu.schedule.title")}
        </Link>
      </PageHeader>
      {state.error && <WriteErrorText error={state.error} onClose={() => state.setError(null)} />}
      <div className="flex min-h-0 flex-col gap-3 p-4 pb-28">
        <PriceFilters
          menu={menu}
          search={search}
          onSearch={setSearch}
          category={category}
          onCategory={setCategory}
        />
        <ChangePanel
          rows={rows}
          selected={selection.selected}
          currency={menu.currency}
          edits={form.edits}
          form={changing}
          onApply={(next) => {
            form.change(next);
            selection.clear();
          }}
        />
        <PriceTable
          rows={rows}
          form={form}
          selection={selection}
          preview={preview}
          currency={menu.currency}
        />
      </div>
      <PricesBar form={form} onSchedule={hasPrices ? () => setScheduling(true) : null} />
      {isScheduling && (
        <ScheduleEdits
          menu={menu}
          place={place}
          form={form}
          onDone={(start) => {
            setStartsAt(start);
            setScheduling(false);
          }}
          onClose={() => setScheduling(false)}
        />
      )}
      <ScheduleNote
        startsAt={form.count > 0 ? null : startsAt}
        timezone={place.timezone}
        onClose={() => setStartsAt(null)}
      />
      <LeaveGuard isDirty={form.count > 0} onSave={form.save} />
      {done && form.count === 0 && (
        <UndoToast
          key={done.until}
          text={done.text}
          until={done.until}
          onUndo={state.undo}
          onEnd={state.clearDone}
        />
      )}
    </>
  );
}

type PriceFiltersProps = {
  menu: Menu;
  search: string;
  onSearch: (search: string) => void;
  category: string;
  onCategory: (id: string) => void;
};

/** Which dishes the list shows: those that a search finds, of one category or of all. */
function PriceFilters({ menu, search, onSearch, category, onCategory }: PriceFiltersProps) {
  const t = useText();
  const categories = menu.categories.map(({ id, category: { name } }) => ({
    value: id,
    label: name,
  }));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-2 basis-60">
        <SearchField label={t("soldOut.search")} value={search} onChange={onSearch} />
      </div>
      <div className="min-w-0 flex-1 basis-44">
        <SelectField
          label={t("menu.category")}
          value={category}
          options={[{ value: ALL, label: t("menu.allCategories") }, ...categories]}
          onChange={onCategory}
        />
      </div>
    </div>
  );
}

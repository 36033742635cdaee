import "../../i18n/await-office-messages.ts";
import { ApiError } from "@comanda/contract/calls/api-client";
import type { ScheduledPrices } from "@comanda/contract/scheduled-prices/scheduled-prices-schemas";
import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { useState } from "react";
import { Link } from "react-router";
import { officeApi } from "../../api/office-api.ts";
import { useFreshAnswer } from "../../api/use-fresh-answer.ts";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { OfflineBanner } from "../../layout/offline-banner.tsx";
import { buttonClasses } from "../../parts/button.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import type { Menu, MenuPlace } from "../data/menu-types.ts";
import { useEditedMenu } from "../data/use-edited-menu.ts";
import { ScheduleCard } from "./schedule-card.tsx";
import { rowsOfScheduled } from "./schedule-rows.ts";
import { ScheduleSheet } from "./schedule-sheet.tsx";

type SchedulePageProps = {
  menu: Menu;
  place: MenuPlace;
  scheduled: StaffCallAnswer<"listScheduledPrices">;
};

/** The changes of prices that wait, and how those of the last 90 days ended. */
export function SchedulePage({ menu: initial, place, scheduled }: SchedulePageProps) {
  const t = useText();
  const path = useCompanyPath();
  const { companyId, timezone } = place;
  const params = { companyId };
  const { menu, refresh: refreshMenu } = useEditedMenu(place, initial);
  const list = useFreshAnswer(scheduled, () => officeApi("listScheduledPrices", { params }));
  const [editing, setEditing] = useState<ScheduledPrices | null>(null);
  // Another member was first, which the sheet has said: the next press replaces what they stored.
  const [isOverriding, setOverriding] = useState(false);
  const close = () => {
    setEditing(null);
    setOverriding(false);
  };
  /** Reads everything again after a refusal too: another member was first, or it has started. */
  const change = async (work: Promise<unknown>) => {
    try {
      await work;
    } finally {
      await Promise.all([list.refresh(), refreshMenu()]);
    }
  };
  return (
    <>
      <title>{t("menu.schedule.title")}</title>
      <OfflineBanner />
      <PageHeader title={t("menu.schedule.title")} back={path("menu/prices")} />
      <div className="mx-auto flex w-full max-w-[720px] flex-col gap-4 p-4 pb-28">
        {list.answer.scheduled.length === 0 && (
          <EmptyState
            icon={<CalendarClock aria-hidden="true" className="size-8" />}
            title={t("menu.schedule.empty")}
            text={t("menu.schedule.emptyText")}
            action={
              <Link
                to={path("menu/prices")}
                className={buttonClasses({ look: "outline", size: "m" })}
              >
                {t("menu.prices")}
              </Link>
            }
          />
        )}
        <ul className="flex flex-col gap-4 empty:hidden">
          {list.answer.scheduled.map((each) => (
            <ScheduleCard
              key={each.id}
              scheduled={each}
              currency={menu.currency}
              timezone={list.answer.timezone}
              onEdit={() => setEditing(each)}
              onCancel={() =>
                change(
                  officeApi("cancelScheduledPrices", {
                    params: { companyId, scheduleId: each.id },
                    body: { revision: each.revision },
                  }),
                )
              }
            />
          ))}
        </ul>
      </div>
      {editing && (
        <ScheduleSheet
          title={t("menu.schedule.change")}
          rows={rowsOfScheduled(editing, menu)}
          start={{ date: editing.date, time: editing.time }}
          currency={menu.currency}
          timezone={timezone}
          onSave={async (start, prices) => {
            const now = list.answer.scheduled.find(({ id }) => id === editing.id);
            const { revision } = (isOverriding && now) || editing;
            const body = { revision, ...start, ...prices };
            const key = { companyId, scheduleId: editing.id };
            const changed = officeApi("updateScheduledPrices", { params: key, body });
            await change(changed).catch((error: unknown) => {
              if (isChangedMeanwhile(error)) setOverriding(true);
              throw error;
            });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "scheduled_prices_changed";

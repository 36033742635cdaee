import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { useDateText } from "../../parts/use-date-text.ts";

type ScheduleNoteProps = {
  /** When the change that was just made starts; null before one was made. */
  startsAt: string | null;
  timezone: string;
};

/** Says that a change of prices is scheduled, with the way to all of them. */
export function ScheduleNote({ startsAt, timezone }: ScheduleNoteProps) {
  const t = useText();
  const path = useCompanyPath();
  const dateText = useDateText(timezone);
  return (
    <p role="status" className="text-md wrap-anywhere empty:hidden">
      {startsAt !== null && (
        <>
          <span className="text-positive">
            {t("menu.schedule.done", { time: dateText(startsAt) })}
          </span>{" "}
          <Link
            to={path("menu/scheduled-prices")}
            className="inline-flex min-h-12 items-center font-bold text-accent-text underline"
          >
            {t("menu.schedule.title")}
          </Link>
        </>
      )}
    </p>
  );
}

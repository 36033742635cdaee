import X from "lucide-react/icons/x";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { useDateText } from "../../parts/use-date-text.ts";

type ScheduleNoteProps = {
  /** When the change that was just made starts; null before one was made. */
  startsAt: string | null;
  timezone: string;
  onClose: () => void;
};

/** Says that a change of prices is scheduled, with the way to all of them. */
export function ScheduleNote({ startsAt, timezone, onClose }: ScheduleNoteProps) {
  const t = useText();
  const path = useCompanyPath();
  const dateText = useDateText(timezone);
  return (
    <div role="status">
      {startsAt !== null && (
        <div className="rise fixed inset-x-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-[520px] flex-wrap items-center gap-x-3 rounded-m bg-inverse py-1.5 ps-4 pe-1 text-md text-inverse-ink shadow-2 md:bottom-4 [main:has(>[data-new-orders])_&]:mb-14">
          <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
            {t("menu.schedule.done", { time: dateText(startsAt) })}
          </p>
          <Link
            to={path("menu/scheduled-prices")}
            className="flex min-h-12 items-center font-bold underline"
          >
            {t("menu.schedule.title")}
          </Link>
          <IconButton
            label={t("sheet.close")}
            onClick={onClose}
            className="ms-auto text-inverse-ink!"
          >
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

import CalendarClock from "lucide-react/icons/calendar-clock";
import { useText } from "../../i18n/text.ts";
import { SaveBar } from "../../parts/saving/save-bar.tsx";
import { writeErrorKeys } from "../data/write-error-text.tsx";
import type { UnsavedPrices } from "./use-unsaved-prices.ts";

type PricesBarProps = {
  form: UnsavedPrices;
  /** Makes the edited prices start later; null when no price is edited. */
  onSchedule: (() => void) | null;
};

/** Stores or drops the changes of the price list, and says why they were not stored. */
export function PricesBar({ form, onSchedule }: PricesBarProps) {
  const t = useText();
  if (form.count === 0) return null;
  const problem = () => {
    if (form.error === "changed") return t("menu.bulk.changed");
    if (form.error) return t(writeErrorKeys[form.error]);
    return form.isRefused ? t("form.someWrong") : null;
  };
  return (
    <SaveBar
      text={t("menu.bulk.unsaved", { count: form.count })}
      problem={problem()}
      isSignedOut={form.error === "signedOut"}
      busy={form.busy}
      more={
        onSchedule && (
          <button
            type="button"
            disabled={form.busy}
            onClick={() => form.check() && onSchedule()}
            className="flex min-h-12 items-center gap-2 rounded-m border border-current px-4 text-md font-bold"
          >
            <CalendarClock aria-hidden="true" className="size-5" />
            {t("menu.schedule.short")}
          </button>
        )
      }
      onDiscard={form.discard}
      onSave={() => void form.save()}
    />
  );
}

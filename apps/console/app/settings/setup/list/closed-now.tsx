import { openState } from "@comanda/domain/hours/opening-hours";
import type { OpeningHours } from "@comanda/domain/hours/weekly-hours";
import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import { useText } from "../../../i18n/text.ts";
import { valueAt } from "../../../parts/saving/section-value.ts";
import { useDateText } from "../../../parts/use-date-text.ts";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { datesIn, WEEK } from "../../hours/hours-faults.ts";

/**
 * Says that the opening hours keep a restaurant closed that its owner has just opened: a first order from
 * another phone would not ring.
 */
export function ClosedNow({ hours, timezone }: { hours: SettingsForm; timezone: string }) {
  const t = useText();
  const dateText = useDateText(timezone);
  // The server has another instant than the browser.
  if (!useHydrated()) return null;
  const { value } = hours.stored;
  const week = valueAt(value, WEEK) as OpeningHours | null | undefined;
  const { opensAt } = openState({ ...week, special_dates: datesIn(value) }, timezone, new Date());
  if (!opensAt) return null;
  return (
    <p className="text-md font-bold text-warning">
      {t("setup.live.closed", { time: dateText(opensAt.toISOString()) })}
    </p>
  );
}

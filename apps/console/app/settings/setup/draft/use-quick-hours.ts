import { useState } from "react";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import {
  FIRST_HOURS,
  hasQuickHours,
  isWeekEmpty,
  type QuickHours,
  withQuickHours,
} from "./quick-hours.ts";

/**
 * The same hours for several days at once. They are put into the week as they are typed, so that saving
 * stores what the step shows; a week whose days have hours of their own stays until a press.
 */
export function useQuickHours(form: SettingsForm) {
  const [quick, setQuick] = useState<QuickHours>(FIRST_HOURS);
  const { value } = form;
  const isApplied = hasQuickHours(value, quick);
  const isEmpty = isWeekEmpty(value);
  const put = (next: QuickHours) => form.replace((before) => withQuickHours(before, next));
  return {
    ...quick,
    isApplied,
    /** Whether the days have hours of their own. */
    hasOwnDays: !isApplied && !isEmpty,
    change: (part: Partial<QuickHours>) => {
      const next = { ...quick, ...part };
      setQuick(next);
      if (isApplied || isEmpty) put(next);
    },
    apply: () => put(quick),
    /** The settings with the hours that the step begins with; null once there are others. */
    untouched: isEmpty && quick === FIRST_HOURS ? withQuickHours(value, quick) : null,
  };
}

export type QuickHoursForm = ReturnType<typeof useQuickHours>;

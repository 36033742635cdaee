import type { ServiceType } from "@comanda/domain/company/service-type";
import { openingHoursOf } from "@comanda/domain/hours/weekly-hours";
import { leadTimeFor } from "@comanda/domain/orders/lead-time";
import {
  type ScheduleDay,
  scheduleDays,
  scheduleOptionsFor,
} from "@comanda/domain/orders/schedule";
import { useMemo } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useNow } from "../../../hours/current-time.tsx";

/**
 * Returns the days and times that an order of this type can be scheduled for, at the current minute.
 */
export function useScheduleDays(serviceType: ServiceType): ScheduleDay[] {
  const { company, settings } = useCompanySite();
  const now = useNow();
  return useMemo(
    () =>
      scheduleDays(
        openingHoursOf(company),
        company.timezone,
        now,
        scheduleOptionsFor(leadTimeFor(settings, serviceType)),
      ),
    [company, now, settings, serviceType],
  );
}

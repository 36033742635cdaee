import { leadTime } from "@comanda/domain/lead-time";
import { type ScheduleDay, scheduleDays, scheduleOptions } from "@comanda/domain/schedule";
import type { ServiceType } from "@comanda/domain/service-type";
import { useMemo } from "react";
import { useNow } from "../../../shop/now.tsx";
import { useShop } from "../../../shop/shop.tsx";

/** The days and times for which an order of this type can be meant, as of this minute. */
export function useScheduleDays(serviceType: ServiceType): ScheduleDay[] {
  const { company, settings } = useShop();
  const { business_hours_settings: hours, timezone } = company;
  const now = useNow();
  return useMemo(
    () => scheduleDays(hours, timezone, now, scheduleOptions(leadTime(settings, serviceType))),
    [hours, timezone, now, settings, serviceType],
  );
}

import type { ServiceType } from "@comanda/domain/company/service-type";
import { openingHoursOf } from "@comanda/domain/hours/weekly-hours";
import { hasSellingHours, saleParts, saleState } from "@comanda/domain/menu/selling-hours";
import { leadTimeFor } from "@comanda/domain/orders/lead-time";
import {
  type ScheduleDay,
  scheduleDays,
  scheduleOptionsFor,
} from "@comanda/domain/orders/schedule";
import { useMemo } from "react";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { useNow } from "../../../hours/current-time.tsx";
import { useCart } from "../../../session/cart/cart-store.ts";

/**
 * Returns the days and times that an order of this type can be scheduled for, at the current minute:
 * when all of the cart is sold.
 */
export function useScheduleDays(serviceType: ServiceType): ScheduleDay[] {
  const { company, settings } = useCompanySite();
  const { timezone } = company;
  const now = useNow();
  const { categories } = useMenu();
  const lines = useCart((cart) => cart.lines);
  return useMemo(() => {
    const options = scheduleOptionsFor(leadTimeFor(settings, serviceType));
    const days = scheduleDays(openingHoursOf(company), timezone, now, options);
    const parts = saleParts(categories, lines).filter(hasSellingHours);
    if (parts.length === 0) return days;
    const isSold = (slot: Date) => saleState(parts, timezone, slot).onSale;
    return days
      .map((day) => ({ ...day, slots: day.slots.filter(isSold) }))
      .filter(({ slots }) => slots.length > 0);
  }, [company, timezone, now, settings, serviceType, categories, lines]);
}

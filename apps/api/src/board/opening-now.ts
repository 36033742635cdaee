import type { Board } from "@comanda/contract/staff/order-board-schemas";
import { openState } from "@comanda/domain/hours/opening-hours";
import { openingHoursOf } from "@comanda/domain/hours/weekly-hours";
import { WEEK_MS } from "@comanda/domain/time/durations";
import type { Catalog } from "../catalog/to-catalog.ts";

/** A change that is further away says nothing about today. */
const NEAR_MS = WEEK_MS;

/** Whether a restaurant is open by its hours at `now`, and when that changes. */
export function openingNow(
  { company, settings }: Pick<Catalog, "company" | "settings">,
  now: Date,
): Board["opening"] {
  const hours = openingHoursOf(company);
  // Without hours a restaurant is always open, but not one that is being set up.
  if (!hours && settings.checkout_type === "READONLY") return null;
  const { open, closesAt, opensAt } = openState(hours, company.timezone, now);
  const changesAt = closesAt ?? opensAt;
  const isNear = changesAt && changesAt.getTime() - now.getTime() < NEAR_MS;
  return { open, changes_at: isNear ? changesAt.toISOString() : null };
}

import type { ScheduledPrices } from "@comanda/contract/scheduled-prices/scheduled-prices-schemas";
import { localDate } from "@comanda/domain/hours/local-date";
import { localTime } from "@comanda/domain/hours/local-time";
import { findGone } from "../editing/changes/set-prices.ts";
import type { MenuNow } from "./check-prices.ts";
import type { ScheduledRow } from "./scheduled-prices.store.ts";

/** Converts a row to the wire's form. One that waits says what the menu lacks now. */
export function toScheduledPrices(
  row: ScheduledRow,
  { document, timezone }: MenuNow,
): ScheduledPrices {
  const { id, revision, starts_at, actor, created_at, state, ended_at, change_id, prices } = row;
  return {
    id,
    revision,
    state,
    change_id,
    by: actor,
    starts_at: starts_at.toISOString(),
    date: localDate(timezone, starts_at),
    time: localTime(timezone, starts_at).time,
    created_at: created_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    products: prices.products,
    groups: prices.groups,
    gone: state === "waiting" ? findGone(document, prices).gone : (row.gone ?? []),
  };
}

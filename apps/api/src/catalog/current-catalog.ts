import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import type { AvailabilityMark } from "@comanda/domain/availability/marks";
import {
  type Slowdown,
  type StaffPause,
  settingsInForce,
} from "@comanda/domain/availability/pauses";
import type { CatalogState } from "./catalog.store.ts";
import type { Catalog } from "./to-catalog.ts";

/** Who set a mark, a pause or a slowdown, and when. */
type SetBy = { revision: number; accountId: string; by: string; at: Date };

/** A mark, in force or not. `requested` and `undo` are as the table has them. */
export type StoredMark = AvailabilityMark & SetBy & { requested: unknown; undo: unknown };
export type StoredPause = StaffPause & SetBy;
export type StoredSlowdown = Slowdown & SetBy;

/**
 * A catalog with the changes of staff. `settings` are those in force: with pauses and slowed times.
 * Limits of marks are not in `menu`; `saleLimits` of the domain has them.
 */
export type CurrentCatalog = Catalog & {
  configuredSettings: EcommerceSettings;
  marks: readonly StoredMark[];
  pauses: readonly StoredPause[];
  slowdown: StoredSlowdown | null;
};

/** Adds to an imported catalog what staff changed, with the settings in force at `now`. */
export function toCurrentCatalog(catalog: Catalog, state: CatalogState, now: Date): CurrentCatalog {
  const marks = state.marks.map((row) => ({
    kind: row.kind,
    id: row.id,
    state: row.state,
    left: row.remaining,
    requested: row.requested,
    undo: row.undo,
    until: row.until === null ? null : new Date(row.until),
    ...setBy(row),
  }));
  const pauses = state.pauses.map((row) => ({
    service_type: row.service_type,
    configured: row.configured,
    until: new Date(row.until),
    ...setBy(row),
  }));
  const slowdown = state.slowdown && {
    minutes: state.slowdown.minutes,
    until: new Date(state.slowdown.until),
    ...setBy(state.slowdown),
  };
  return {
    ...catalog,
    configuredSettings: catalog.settings,
    settings: settingsInForce(catalog.settings, { pauses, slowdown }, now),
    marks,
    pauses,
    slowdown,
  };
}

type SetByColumns = {
  revision: number;
  account_id: string;
  set_by: string;
  set_at: Date | string;
};

function setBy({ revision, account_id, set_by, set_at }: SetByColumns): SetBy {
  return { revision, accountId: account_id, by: set_by, at: new Date(set_at) };
}

import type { ScheduledPrices } from "@comanda/contract/scheduled-prices/scheduled-prices-schemas";
import type { Generated } from "kysely";
import type { Json, OptionalTimestamp, Timestamp } from "./columns.ts";

/** The new prices of a change, with the names that parts had when it was made. */
export type StoredPrices = Pick<ScheduledPrices, "products" | "groups">;

/** Tables of prices that change later. */
export type ScheduledPriceTables = {
  scheduled_prices: {
    company_id: string;
    id: string;
    revision: Generated<number>;
    starts_at: Timestamp;
    prices: Json<StoredPrices>;
    actor: string;
    created_at: Timestamp;
    state: Generated<ScheduledPrices["state"]>;
    ended_at: OptionalTimestamp;
    change_id: string | null;
    /** What was gone from the menu when the change was applied. */
    gone: Json<ScheduledPrices["gone"]> | null;
  };
};

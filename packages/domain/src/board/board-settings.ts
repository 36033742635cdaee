import type { ServiceType } from "../company/service-type.ts";

/** Minutes for each order type; absent where there is no value. */
export type MinutesByType = { [Type in ServiceType]?: number | undefined };

/** How the board of a company behaves. All numbers are minutes. */
export type BoardSettings = {
  /** The choices above Accept, rising. */
  minutes_choices: number[];
  /** The choice that is selected at first, for each order type. */
  default_minutes: MinutesByType;
  /** What orders of a type are promised when they are accepted without a hand; absent: by hand. */
  auto_accept: MinutesByType;
  /** How long before its time the kitchen starts on a scheduled order. */
  lead_minutes: MinutesByType;
  /** After a hand-over, until an order is finalized by itself. */
  finalize_after_minutes: number;
  /**
   * For how many minutes after placing it a customer may cancel an order that is not accepted. 0:
   * never. Null: as long as it is not accepted.
   */
  customer_cancel_minutes: number | null;
  /** Whether guests at a table may call a waiter and ask for the bill. */
  table_calls: boolean;
};

/** Decision 49 says why. */
export const DEFAULT_CANCEL_MINUTES = 2;

/** The settings of a company that has changed none. */
export const DEFAULT_BOARD_SETTINGS: BoardSettings = {
  minutes_choices: [10, 15, 20, 30],
  default_minutes: { TABLE: 15, ONSITE: 15, TAKEAWAY: 20, DELIVERY: 35 },
  auto_accept: {},
  lead_minutes: { TABLE: 20, ONSITE: 20, TAKEAWAY: 25, DELIVERY: 45 },
  finalize_after_minutes: 60,
  customer_cancel_minutes: DEFAULT_CANCEL_MINUTES,
  table_calls: false,
};

/** The promise of an order type for which the settings have no default. */
export const FALLBACK_MINUTES = 20;

/** Returns the minutes that an order of a type is promised by default. */
export function defaultMinutes(settings: BoardSettings, type: ServiceType): number {
  return settings.default_minutes[type] ?? FALLBACK_MINUTES;
}

/** Returns how long before its time the kitchen starts on a scheduled order of a type. */
export function leadMinutes(settings: BoardSettings, type: ServiceType): number {
  return settings.lead_minutes[type] ?? defaultMinutes(settings, type);
}

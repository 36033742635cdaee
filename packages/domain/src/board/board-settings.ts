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
};

/** The settings of a company that has changed none. */
export const DEFAULT_BOARD_SETTINGS: BoardSettings = {
  minutes_choices: [10, 15, 20, 30],
  default_minutes: { TABLE: 15, ONSITE: 15, TAKEAWAY: 20, DELIVERY: 35 },
  auto_accept: {},
  lead_minutes: { TABLE: 20, ONSITE: 20, TAKEAWAY: 25, DELIVERY: 45 },
  finalize_after_minutes: 60,
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

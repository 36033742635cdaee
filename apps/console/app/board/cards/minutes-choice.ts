import { type BoardSettings, defaultMinutes } from "@comanda/domain/board/board-settings";
import type { ServiceType } from "@comanda/domain/company/service-type";

/** The minutes that a member can promise, rising, and the choice that is selected at first. */
export type MinutesChoice = { choices: number[]; initial: number };

/** The choices of the settings, with the default of the service type where it is not among them. */
export function minutesChoice(settings: BoardSettings, type: ServiceType): MinutesChoice {
  const initial = defaultMinutes(settings, type);
  const choices = [...new Set([...settings.minutes_choices, initial])].toSorted((a, b) => a - b);
  return { choices, initial };
}

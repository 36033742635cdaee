import type { Currency } from "@comanda/domain/money/cents";

/** The fields of the company in the section `place` of the settings that other pages use too. */
export type SettingsPlace = {
  latitude?: number | null;
  longitude?: number | null;
  timezone?: string | null;
  language?: string | null;
  currency?: Partial<Currency>;
};

/** Returns the company's fields of an answer with the section `place`; a company may have none of them. */
export function settingsPlace({ value }: { value: object }): SettingsPlace {
  return (value as { company?: SettingsPlace }).company ?? {};
}

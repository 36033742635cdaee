import type { StationSettings } from "./stations.ts";
import type { TicketLanguage } from "./ticket-language.ts";
import { ticketWords } from "./ticket-words.ts";

/** How a company prints. */
export type PrintingSettings = StationSettings & {
  /** When the tickets of an order are printed by themselves. */
  print_on: "placement" | "acceptance";
  language: TicketLanguage;
  /** Copies of the customer's receipt that are printed with the tickets; 0 prints none. */
  receipt: { printer_id: string | null; copies: number };
};

/**
 * The settings of a company that has changed none, in its own language: one station, which makes
 * everything. `language` is a tag such as `es-MX`; English where tickets do not speak it.
 */
export function defaultPrintingSettings(language: string | null): PrintingSettings {
  const spoken = ticketLanguage(language);
  const station = { id: "kitchen", name: ticketWords[spoken].kitchen, category_ids: [] };
  return {
    print_on: "acceptance",
    language: spoken,
    stations: [{ ...station, printer_id: null, copies: 1 }],
    default_station_id: station.id,
    receipt: { printer_id: null, copies: 0 },
  };
}

function ticketLanguage(tag: string | null): TicketLanguage {
  const [base = ""] = tag?.split("-") ?? [];
  const known = [tag ?? "", base].find((each) => Object.hasOwn(ticketWords, each));
  return (known as TicketLanguage | undefined) ?? "en";
}

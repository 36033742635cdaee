import type { StationSettings } from "./stations.ts";
import type { TicketLanguage } from "./ticket-language.ts";

/** How a company prints. */
export type PrintingSettings = StationSettings & {
  /** When the tickets of an order are printed by themselves. */
  print_on: "placement" | "acceptance";
  language: TicketLanguage;
  /** Copies of the customer's receipt that are printed with the tickets; 0 prints none. */
  receipt: { printer_id: string | null; copies: number };
};

/** The settings of a company that has changed none: one station, which makes everything. */
export const DEFAULT_PRINTING_SETTINGS: PrintingSettings = {
  print_on: "acceptance",
  language: "en",
  stations: [{ id: "kitchen", name: "Kitchen", category_ids: [], printer_id: null, copies: 1 }],
  default_station_id: "kitchen",
  receipt: { printer_id: null, copies: 0 },
};

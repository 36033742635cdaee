import type { Printer, PrintingSettings } from "@comanda/contract/staff/printer-schemas";

export type Station = PrintingSettings["stations"][number];

/** A category of the menu, which a station can make. */
export type Category = { id: string; name: string };

/** Adds a station without a name, category or printer. */
export function addStation(settings: PrintingSettings, id: string): PrintingSettings {
  const station: Station = { id, name: "", category_ids: [], printer_id: null, copies: 1 };
  return { ...settings, stations: [...settings.stations, station] };
}

/** Changes a station. A category that it takes leaves the station that had it. */
export function changeStation(
  settings: PrintingSettings,
  id: string,
  changes: Partial<Station>,
): PrintingSettings {
  const taken = changes.category_ids ?? [];
  const stations = settings.stations.map((station) =>
    station.id === id
      ? { ...station, ...changes }
      : {
          ...station,
          category_ids: station.category_ids.filter((category) => !taken.includes(category)),
        },
  );
  return { ...settings, stations };
}

/** Removes a station; the last one stays. The first one takes over from a removed default. */
export function removeStation(settings: PrintingSettings, id: string): PrintingSettings {
  const stations = settings.stations.filter((station) => station.id !== id);
  const [first] = stations;
  if (!first) return settings;
  const isDefault = settings.default_station_id === id;
  return {
    ...settings,
    stations,
    default_station_id: isDefault ? first.id : settings.default_station_id,
  };
}

/** The settings without printers that were removed after they were chosen. */
export function withoutRemovedPrinters(
  settings: PrintingSettings,
  printers: readonly Pick<Printer, "id">[],
): PrintingSettings {
  const withKnownPrinter = <Place extends { printer_id: string | null }>(place: Place): Place =>
    printers.some(({ id }) => id === place.printer_id) ? place : { ...place, printer_id: null };
  return {
    ...settings,
    stations: settings.stations.map(withKnownPrinter),
    receipt: withKnownPrinter(settings.receipt),
  };
}

/** The ids of the stations that have no name yet. */
export function namelessStations({ stations }: PrintingSettings): string[] {
  return stations.filter(({ name }) => name.trim() === "").map(({ id }) => id);
}

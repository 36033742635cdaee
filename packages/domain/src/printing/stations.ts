/** A place of the kitchen that gets its own tickets. */
export type Station = {
  id: string;
  name: string;
  /** The categories whose dishes it makes. */
  category_ids: string[];
  /** The printer of its tickets; null for none. */
  printer_id: string | null;
  copies: number;
};

/** The stations of a company; `default_station_id` names one of them. */
export type StationSettings = { stations: Station[]; default_station_id: string };

/** What a station makes of an order. */
export type StationShare<Line> = { station: Station; lines: Line[] };

/**
 * Divides the lines of an order among stations by category: each line goes to exactly one, in the
 * order's order. A line whose category no station names, or that has none any more, goes to the
 * default station. Stations without a line are left out.
 */
export function assignToStations<Line extends { categoryId: string | null }>(
  lines: readonly Line[],
  { stations, default_station_id }: StationSettings,
): StationShare<Line>[] {
  const fallback = stations.find(({ id }) => id === default_station_id) ?? stations[0];
  const stationOf = ({ categoryId }: Line) =>
    stations.find(({ category_ids }) => categoryId !== null && category_ids.includes(categoryId)) ??
    fallback;
  return stations
    .map((station) => ({ station, lines: lines.filter((line) => stationOf(line) === station) }))
    .filter((share) => share.lines.length > 0);
}

/** The settings with a category at a station, and at no other. */
export function withCategoryAt<Settings extends StationSettings>(
  settings: Settings,
  categoryId: string,
  stationId: string,
): Settings {
  const stations = settings.stations.map((station) => {
    const others = station.category_ids.filter((id) => id !== categoryId);
    return {
      ...station,
      category_ids: station.id === stationId ? [...others, categoryId] : others,
    };
  });
  return { ...settings, stations };
}

/** The id of the station that makes a category's dishes. */
export function stationOfCategory(
  { stations, default_station_id }: StationSettings,
  categoryId: string,
): string {
  const named = stations.find(({ category_ids }) => category_ids.includes(categoryId));
  return named?.id ?? default_station_id;
}

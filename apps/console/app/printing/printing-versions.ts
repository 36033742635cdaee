import type { PrintingSettings } from "@comanda/contract/staff/printer-schemas";
import { stationOfCategory, withCategoryAt } from "@comanda/domain/printing/stations";
import type { Station } from "./printing-form.ts";

/**
 * The settings for comparing versions: what a station is and the categories that it makes are fields of
 * their own, because two members who move different categories change the same stations.
 */
export type PrintingVersion = Omit<PrintingSettings, "stations"> & {
  stations: Omit<Station, "category_ids">[];
  /** The station of each category that is not the default station's. */
  categories: Readonly<Record<string, string>>;
};

/** Returns printing settings in the form in which two versions are compared: each category with its station. */
export function printingVersion(settings: PrintingSettings): PrintingVersion {
  const ids = settings.stations.flatMap(({ category_ids }) => category_ids);
  const named = ids.filter((id) => stationOfCategory(settings, id) !== settings.default_station_id);
  return {
    ...settings,
    stations: settings.stations.map(({ category_ids, ...station }) => station),
    categories: Object.fromEntries(
      named.map((id) => [fieldOf(id), stationOfCategory(settings, id)]),
    ),
  };
}

/**
 * The settings of a merged version. A category of a station that is gone goes to the default station,
 * and the first station takes over from a default that is gone; of `theirs` where none is left.
 */
export function mergedPrinting(
  { categories, ...version }: PrintingVersion,
  theirs: PrintingSettings,
): PrintingSettings {
  const kept = version.stations.length > 0 ? version.stations : theirs.stations;
  const stations = kept.map((station): Station => ({ ...station, category_ids: [] }));
  const [first] = stations;
  const hasDefault = stations.some(({ id }) => id === version.default_station_id);
  const default_station_id = hasDefault ? version.default_station_id : (first?.id ?? "");
  return Object.entries(categories).reduce(
    (settings, [field, station]) => withCategoryAt(settings, categoryIdOf(field), station),
    { ...version, stations, default_station_id },
  );
}

/** The field of a category. A path is divided at its points, which the id of an imported category may have. */
const fieldOf = (categoryId: string) => encodeURIComponent(categoryId).replaceAll(".", "%2E");

/** The id of the category that a field is of. */
export const categoryIdOf = (field: string) => decodeURIComponent(field);

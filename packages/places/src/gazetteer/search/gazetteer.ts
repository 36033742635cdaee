import type { Position } from "@comanda/domain/geo/position";
import type { Bounds } from "../../geometry/cells.ts";
import type { SearchProvider } from "../../providers/search-provider.ts";

/** A street to draw: its name, and the lines along its houses. */
export type StreetLines = { name: string; lines: Position[][] };

export type NumberedHouse = Position & { number: string };

/** A district or a town, in the middle of its streets. */
export type NamedPlace = Position & { name: string; kind: "district" | "town" };

/** A written address, located with the address files. */
export type LocatedAddress = {
  position: Position;
  /** Whether it is the exact house; else it is a point on its street. */
  hasNumber: boolean;
  /** The street's district; null where the files name none. */
  district: string | null;
};

/**
 * The addresses that were imported into a data folder. Imports and removals are seen within a
 * second. Nothing throws: an index that cannot be read counts as empty.
 */
export type Gazetteer = {
  provider: SearchProvider;
  /**
   * Locates a written address whose street the files contain: the house, or else points along the
   * whole street. Searches within 50 km of `near`.
   */
  locate(address: string, near: Position, country: string): Promise<LocatedAddress[]>;
  /** At most `limit` streets, the longest first. */
  streetsIn(bounds: Bounds, limit: number): StreetLines[];
  /** The districts and towns of all files, those with the most streets first. */
  namedPlaces(): readonly NamedPlace[];
  /** At most `limit` houses. */
  housesIn(bounds: Bounds, limit: number): NumberedHouse[];
  close(): void;
};

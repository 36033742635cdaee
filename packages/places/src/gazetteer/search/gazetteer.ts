import type { Position } from "@comanda/domain/geo/position";
import type { Bounds } from "../../geometry/cells.ts";
import type { SearchProvider } from "../../providers/search-provider.ts";

/** A street as it is drawn: its name, and the lines its houses stand along. */
export type StreetLines = { name: string; lines: Position[][] };

export type NumberedHouse = Position & { number: string };

/** A written address that the address files know. */
export type LocatedAddress = {
  position: Position;
  /** Whether it is the very house; else it is a point of its street. */
  hasNumber: boolean;
  /** Its street's; null where the files name none. */
  district: string | null;
};

/**
 * The addresses imported into a data folder. An import or removal is seen within a second. None of
 * it throws: an index that cannot be read is as none.
 */
export type Gazetteer = {
  provider: SearchProvider;
  /**
   * Where a written address is, as far as the files know its street: the house wherever it is, else
   * points all along the street. Only what is within 50 km of `near`.
   */
  locate(address: string, near: Position, country: string): Promise<LocatedAddress[]>;
  /** At most `limit`, the longest first. */
  streetsIn(bounds: Bounds, limit: number): StreetLines[];
  /** At most `limit` of them. */
  housesIn(bounds: Bounds, limit: number): NumberedHouse[];
  close(): void;
};

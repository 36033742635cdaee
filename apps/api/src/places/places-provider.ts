import type { Position } from "@comanda/domain/geo/position";

/** Address search and routing, as the server passes them in. Its methods never throw and answer within seconds. */
export type PlacesProvider = {
  /** Metres by road; null where the distance is unknown. */
  travelDistance(from: Position, to: Position): Promise<number | null>;
  /**
   * The positions at which the address file has this address, the nearest to `near` first. Without
   * `hasNumber` the file has only its street. `district` is null where the file names none.
   */
  locate(
    address: string,
    near: Position,
    country: string,
  ): Promise<{ position: Position; hasNumber: boolean; district: string | null }[]>;
};

import type { Position } from "@comanda/domain/geo/position";

/** A place that the address file has for a written address. */
export type AddressMatch = {
  position: Position;
  /** Whether it is the house itself; else it is a point on its street. */
  hasNumber: boolean;
  /** The district of its street; null where the file names none. */
  district: string | null;
};

/**
 * Address search and routing, as the server passes them in. Its methods never throw and answer within
 * seconds.
 */
export type PlacesProvider = {
  /** Metres by road; null where the distance is unknown. */
  travelDistance(from: Position, to: Position): Promise<number | null>;
  /**
   * The positions at which the address file has this address, the nearest to `near` first.
   */
  locate(address: string, near: Position, country: string): Promise<AddressMatch[]>;
};

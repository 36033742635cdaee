/** Degrees, the latitude first. */
export type LatLon = readonly [number, number];

/** A name, how far it is from the grid's middle, where it begins and ends, its numbers there. */
type GridLine = readonly [string, number, number, number, number, number];

/** Streets that cross each other at right angles, in metres from `at`. */
export type StreetGrid = {
  at: LatLon;
  /** Degrees that `across` is turned from east, counter-clockwise. */
  turn: number;
  /** How far it all sways, so that it is no ruler's work. */
  sway?: number;
  /** Metres from one house to the next on the same side. */
  spacing: number;
  /** From west to east, so many metres north. */
  across: readonly GridLine[];
  /** From south to north, so many metres east. */
  along: readonly GridLine[];
};

/** A street that keeps to no grid. */
export type TownPath = {
  name: string;
  points?: readonly LatLon[];
  /** Instead of points: round a middle, so many metres wide and high each way. */
  oval?: { at: LatLon; wide: number; high: number };
  first: number;
  last: number;
  spacing: number;
};

/**
 * A town as its JSON file has it: the streets' names are those of the place, and about where they
 * are; the houses are nobody's.
 */
export type DemoTown = {
  city: string;
  region: string;
  /** The house of the company, which is as exact as its file says. */
  company: { at: LatLon; number: number; street: string };
  /** A house is in the district whose middle is nearest. */
  districts: readonly { name: string; postcode: string; at: LatLon }[];
  /** Whether a district belongs to an address there. */
  writesDistrict: boolean;
  grids: readonly StreetGrid[];
  paths: readonly TownPath[];
};

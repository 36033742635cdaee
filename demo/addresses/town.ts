/** Degrees, latitude first. */
export type LatLon = readonly [number, number];

/** A name, metres from the grid's middle, its start and its end, and the house numbers at both. */
type GridLine = readonly [string, number, number, number, number, number];

/** Streets that cross at right angles, in metres from `at`. */
export type StreetGrid = {
  at: LatLon;
  /** Degrees between east and `across`, counter-clockwise. */
  turn: number;
  /** Metres by which the streets curve, so that they look natural. */
  sway?: number;
  /** Metres from one house to the next on the same side. */
  spacing: number;
  /** Streets from west to east, placed by their metres to the north. */
  across: readonly GridLine[];
  /** Streets from south to north, placed by their metres to the east. */
  along: readonly GridLine[];
};

/** A street outside any grid. */
export type TownPath = {
  name: string;
  points?: readonly LatLon[];
  /** Instead of points: an ellipse around a centre, with its half axes in metres. */
  oval?: { at: LatLon; wide: number; high: number };
  first: number;
  last: number;
  spacing: number;
};

/**
 * A town as in its JSON file: the streets have real names and are near their real places; the
 * houses are invented.
 */
export type DemoTown = {
  city: string;
  region: string;
  /** The company's house, at exactly the position of the company's file. */
  company: { at: LatLon; number: number; street: string };
  /** A house belongs to the district with the nearest centre. */
  districts: readonly { name: string; postcode: string; at: LatLon }[];
  /** Whether addresses in the town include the district. */
  writesDistrict: boolean;
  grids: readonly StreetGrid[];
  paths: readonly TownPath[];
};

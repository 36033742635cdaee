/** A page of a list: this many rows at most, after the first `offset`. */
export type ListRange = { limit: number; offset: number };

/** The first page of the command line's lists. */
export const firstRange: ListRange = { limit: 50, offset: 0 };

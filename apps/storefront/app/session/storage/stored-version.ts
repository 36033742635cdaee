/** The version of all stored values. It never changes: the parsers accept every older form. */
export const STORE_VERSION = 1;

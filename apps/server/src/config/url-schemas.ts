import * as v from "valibot";

export const stripTrailingSlash = v.transform((address: string) => address.replace(/\/+$/u, ""));

/** A URL that paths are appended to. */
export const baseUrlSchema = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+/u, "must be an address such as https://api.example.com"),
  stripTrailingSlash,
);

/** The complete URL of a page for people. */
export const pageUrlSchema = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]\S*$/u, "must be an address such as https://example.com/terms"),
);

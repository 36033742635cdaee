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

/** Scheme, host and port only. */
export const originSchema = v.pipe(
  v.string(),
  v.regex(
    /^https?:\/\/[^\s/?#]+\/?$/u,
    "must be an address without a path, such as https://console.example.com",
  ),
  stripTrailingSlash,
);

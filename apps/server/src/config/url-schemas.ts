import * as v from "valibot";

export const stripTrailingSlash = v.transform((address: string) => address.replace(/\/+$/u, ""));

/** An address to which paths are appended. */
export const baseUrlSchema = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+/u, "must be an address such as https://api.example.com"),
  stripTrailingSlash,
);

/** The whole address of a page that people read. */
export const pageUrlSchema = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]\S*$/u, "must be an address such as https://example.com/terms"),
);

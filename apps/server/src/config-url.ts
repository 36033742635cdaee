import * as v from "valibot";

export const withoutSlash = v.transform((address: string) => address.replace(/\/+$/u, ""));

/** An address to which paths are appended. */
export const url = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+/u, "must be an address such as https://api.example.com"),
  withoutSlash,
);

/** The whole address of a page that people read. */
export const pageUrl = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]\S*$/u, "must be an address such as https://example.com/terms"),
);

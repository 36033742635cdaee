import { mapValues } from "./map-values.ts";

const KINDS = "cat|p|v|cli|adr|ord";
const PLAIN_ID = new RegExp(`^(${KINDS})-(\\d{1,3})$`, "u");
const ODD_ID = new RegExp(`^(${KINDS}) (\\d{1,3}) é#/\\?%&$`, "u");

/** Returns an answer with ids that a URL has to encode, and that have spaces: `p-1` as `p 1 é#/?%&`. */
export function withOddIds(answer: unknown): unknown {
  return mapValues(answer, (value) =>
    typeof value === "string" ? value.replace(PLAIN_ID, "$1 $2 é#/?%&") : value,
  );
}

/** Returns a request's body with these ids as they were. */
export function withPlainIds(body: unknown): unknown {
  return mapValues(body, (value) =>
    typeof value === "string" ? value.replace(ODD_ID, "$1-$2") : value,
  );
}

/** Returns a path with the same change of its parts. */
export function pathWithPlainIds(path: string): string {
  return path.replace(/[^/]+/gu, (part) => decodeURIComponent(part).replace(ODD_ID, "$1-$2"));
}

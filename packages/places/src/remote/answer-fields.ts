import * as v from "valibot";
import { RemoteFailure } from "./fetch-json.ts";

/** Characters of an address, here and where it is stored. */
const MAX_TEXT = 300;

/** Control characters and marks that reverse the direction of text can hide what a text says. */
const DECEPTIVE_CHARACTERS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** A text of a remote server, safe to show on one line. */
export const SafeLabel = v.pipe(
  v.string(),
  v.transform((text) =>
    text.replace(DECEPTIVE_CHARACTERS, " ").trim().slice(0, MAX_TEXT).toWellFormed(),
  ),
  v.minLength(1),
);

export const LatitudeDegrees = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const LongitudeDegrees = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** Returns a field that is null when it is absent or has another shape. */
export const optionalField = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.nullish(schema, null), null);

/** Keeps the valid items: one broken address must not hide the others. */
export function validItems<S extends v.GenericSchema>(schema: S, list: readonly unknown[]) {
  return list.flatMap((each): v.InferOutput<S>[] => {
    const item = v.safeParse(schema, each);
    return item.success ? [item.output] : [];
  });
}

/** Throws a `RemoteFailure` for an answer with another shape. */
export function parseOrFail<S extends v.GenericSchema>(schema: S, answer: unknown) {
  const parsed = v.safeParse(schema, answer);
  // An array passes an object schema whose fields are all optional.
  if (!parsed.success || Array.isArray(answer)) throw new RemoteFailure("unexpected");
  return parsed.output as v.InferOutput<S>;
}

/** Appends a path and a query to a configured URL. */
export function buildUrl(base: string, path: string, query: Record<string, string> = {}): URL {
  return new URL(
    `${base}${path}${Object.keys(query).length ? `?${new URLSearchParams(query)}` : ""}`,
  );
}

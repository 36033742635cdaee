import * as v from "valibot";
import { RemoteFailure } from "./ask-json.ts";

/** What an address may be long, here and where it is stored. */
const MAX_TEXT = 300;

/** Control characters, and those that turn the direction of what follows, deceive whoever reads. */
const DECEPTIVE_CHARACTERS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** Somebody else's text, fit to be shown on one line. */
export const SafeLabel = v.pipe(
  v.string(),
  v.transform((text) =>
    text.replace(DECEPTIVE_CHARACTERS, " ").trim().slice(0, MAX_TEXT).toWellFormed(),
  ),
  v.minLength(1),
);

export const LatitudeDegrees = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const LongitudeDegrees = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** A field that is nobody's trouble when it is absent or no such thing. */
export const optionalField = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.nullish(schema, null), null);

/** What is no item is left out: one broken address must not hide the others. */
export function validItems<S extends v.GenericSchema>(schema: S, list: readonly unknown[]) {
  return list.flatMap((each): v.InferOutput<S>[] => {
    const item = v.safeParse(schema, each);
    return item.success ? [item.output] : [];
  });
}

/** Throws a `RemoteFailure` where an answer as a whole is something else. */
export function parseOrFail<S extends v.GenericSchema>(schema: S, answer: unknown) {
  const parsed = v.safeParse(schema, answer);
  // A list is an object too, of which nothing is asked that it lacks.
  if (!parsed.success || Array.isArray(answer)) throw new RemoteFailure("unexpected");
  return parsed.output as v.InferOutput<S>;
}

/** An address below a configured one, with its query. */
export function buildUrl(base: string, path: string, query: Record<string, string> = {}): URL {
  return new URL(
    `${base}${path}${Object.keys(query).length ? `?${new URLSearchParams(query)}` : ""}`,
  );
}

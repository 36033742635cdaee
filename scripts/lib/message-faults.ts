import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { MessageUses } from "./message-uses.ts";

/** The messages of one locale by key, as ICU text. */
export type Messages = Record<string, string>;

/** The locale that defines the keys and placeholders. */
const REFERENCE = "en";

/**
 * Finds the faults of the translations, one sentence each: messages that are missing, unknown, empty or
 * invalid ICU, placeholders that differ from English, keys that no code uses, and uses of unknown keys
 * or placeholders. A regional locale (es-MX beside es) holds only the messages that differ from its
 * language.
 */
export function findMessageFaults(catalogs: Record<string, Messages>, uses: MessageUses): string[] {
  const reference = catalogs[REFERENCE];
  if (!reference) return [`${REFERENCE}.json does not exist`];
  return [
    ...Object.entries(catalogs).flatMap(([locale, messages]) => [
      ...localeFaults(locale, messages, reference),
      ...(isOverride(locale, catalogs) ? [] : missingFaults(locale, messages, reference)),
    ]),
    ...unusedFaults(reference, uses),
    ...faultsInUses(reference, uses),
  ];
}

function isOverride(locale: string, catalogs: Record<string, Messages>): boolean {
  const [language = locale] = locale.split("-");
  return language !== locale && language in catalogs;
}

function missingFaults(locale: string, messages: Messages, reference: Messages): string[] {
  return Object.keys(reference)
    .filter((key) => !(key in messages))
    .map((key) => `${locale}.json: "${key}" is missing`);
}

function localeFaults(locale: string, messages: Messages, reference: Messages): string[] {
  return Object.entries(messages).flatMap(([key, message]) => {
    const place = `${locale}.json: "${key}"`;
    if (!(key in reference)) return [`${place} is not in ${REFERENCE}.json`];
    if (message.trim() === "") return [`${place} is empty`];
    const found = placeholdersOf(message);
    if (!found) return [`${place} is not valid ICU: ${message}`];
    const expected = placeholdersOf(reference[key] ?? "");
    return expected ? differences(place, found, expected) : [];
  });
}

function unusedFaults(reference: Messages, uses: MessageUses): string[] {
  return Object.keys(reference)
    .filter((key) => !uses.literals.has(key) && !uses.patterns.some((used) => used.test(key)))
    .map((key) => `${REFERENCE}.json: "${key}" is used nowhere`);
}

function faultsInUses(reference: Messages, uses: MessageUses): string[] {
  return uses.calls.flatMap(({ key, values, place }) => {
    const message = reference[key];
    if (message === undefined) return [`${place}: there is no message "${key}"`];
    const expected = placeholdersOf(message);
    if (!expected || !values) return [];
    return differences(`${place}: t("${key}")`, new Set(values), expected);
  });
}

function differences(place: string, found: Set<string>, expected: Set<string>): string[] {
  return [
    ...[...expected.difference(found)].map((name) => `${place} lacks the placeholder {${name}}`),
    ...[...found.difference(expected)].map(
      (name) => `${place} has an unknown placeholder {${name}}`,
    ),
  ];
}

/**
 * Returns the placeholders of an ICU message, also inside plurals and selects; null when it does not
 * parse.
 */
export function placeholdersOf(message: string): Set<string> | null {
  try {
    return new Set(namesIn(compileMessageOrThrow(message)));
  } catch {
    return null;
  }
}

function namesIn(tokens: CompiledMessage): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === "string") return [];
    const [name, , format] = token;
    return [name, ...choicesOf(format).flatMap(namesIn)];
  });
}

/** Returns the branches of a plural or select; the format of a date or number has none. */
function choicesOf(format: unknown): CompiledMessage[] {
  if (typeof format !== "object" || format === null) return [];
  return Object.values(format).filter((branch) => Array.isArray(branch));
}

import { isRecord } from "@comanda/contract/fields/is-record";
import { parseDocument } from "yaml";
import { walkParts } from "./document-parts.ts";

/** `errorIndex` is the index in the text of the first mistake. */
export type ParsedJson =
  | { ok: true; document: unknown }
  | { ok: false; message: string; errorIndex: number };

/** Parses JSON; refuses an object with a repeated key, of which JSON.parse would keep the last. */
export function parseJson(text: string): ParsedJson {
  const error = errorOf(text);
  if (error) {
    const at = firstInvalidIndex(text);
    const found = text.codePointAt(at);
    const message =
      found === undefined ? "it ends too early" : `unexpected ${String.fromCodePoint(found)}`;
    return { ok: false, message, errorIndex: at };
  }
  const document: unknown = JSON.parse(text);
  return hasUniqueKeys(text, document) ? { ok: true, document } : repeatedKey(text);
}

function errorOf(text: string): SyntaxError | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
}

/**
 * Returns the index at which the text is no longer the beginning of any JSON. The parser reports it
 * for some mistakes only. But every text cut before the mistake is invalid only at its end, and a
 * text cut after it is invalid earlier: a binary search finds the mistake.
 */
function firstInvalidIndex(text: string): number {
  let valid = 0;
  let invalid = text.length + 1;
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    if (isJsonPrefix(text.slice(0, middle))) valid = middle;
    else invalid = middle;
  }
  return valid;
}

function isJsonPrefix(text: string): boolean {
  const error = errorOf(text);
  if (!error || error.message.includes("end of JSON input")) return true;
  const position = /at position (\d+)/u.exec(error.message)?.[1];
  return error.message.includes("Unterminated") || Number(position) >= text.length;
}

/** Returns whether the document has as many keys as the text has colons outside its strings. */
function hasUniqueKeys(text: string, document: unknown): boolean {
  const pieces = text.replaceAll(/\\./gu, "").split('"');
  const outside = pieces.filter((_, index) => index % 2 === 0);
  const colons = outside.join("").split(":").length - 1;
  let keys = 0;
  for (const { value } of walkParts({ path: "", value: document })) {
    if (isRecord(value)) keys += Object.keys(value).length;
  }
  return colons === keys;
}

/** JSON is also YAML, and the YAML parser reports positions. */
function repeatedKey(text: string): ParsedJson {
  const { errors } = parseDocument(text, { prettyErrors: false });
  const repeated = errors.find(({ code }) => code === "DUPLICATE_KEY");
  return { ok: false, message: "an object says a key twice", errorIndex: repeated?.pos[0] ?? 0 };
}

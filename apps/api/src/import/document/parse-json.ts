import { parseDocument } from "yaml";
import { isObject, walkParts } from "./document-parts.ts";

/** `at` is the index in the text where it goes wrong. */
export type ParsedJson =
  | { ok: true; document: unknown }
  | { ok: false; message: string; errorIndex: number };

/** Parses JSON; refuses an object that says a key twice, of which JSON.parse would keep the last. */
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
 * Where a text stops being the beginning of any JSON. The parser says so for some mistakes only;
 * but every text cut before the mistake is wrong at its very end, and none cut after it.
 */
function firstInvalidIndex(text: string): number {
  let right = 0;
  let wrong = text.length + 1;
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2);
    if (isJsonPrefix(text.slice(0, middle))) right = middle;
    else wrong = middle;
  }
  return right;
}

function isJsonPrefix(text: string): boolean {
  const error = errorOf(text);
  if (!error || error.message.includes("end of JSON input")) return true;
  const position = /at position (\d+)/u.exec(error.message)?.[1];
  return error.message.includes("Unterminated") || Number(position) >= text.length;
}

/** As many keys in the document as the text has colons outside its strings. */
function hasUniqueKeys(text: string, document: unknown): boolean {
  const pieces = text.replaceAll(/\\./gu, "").split('"');
  const outside = pieces.filter((_, index) => index % 2 === 0);
  const colons = outside.join("").split(":").length - 1;
  let kept = 0;
  for (const { value } of walkParts({ path: "", value: document })) {
    if (isObject(value)) kept += Object.keys(value).length;
  }
  return colons === kept;
}

/** JSON is YAML, whose parser knows where it is. */
function repeatedKey(text: string): ParsedJson {
  const { errors } = parseDocument(text, { prettyErrors: false });
  const repeated = errors.find(({ code }) => code === "DUPLICATE_KEY");
  return { ok: false, message: "an object says a key twice", errorIndex: repeated?.pos[0] ?? 0 };
}

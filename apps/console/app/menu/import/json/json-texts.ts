import { isRecord } from "@comanda/contract/fields/is-record";
import { baseLanguage, type MenuLanguage } from "@comanda/domain/menu/translations";
import { menuLanguage } from "../table/language-columns.ts";
import { isScalar } from "./json-objects.ts";

/** A text in one language, and in others of the pages. */
export type JsonText = { text: string; others: Partial<Record<MenuLanguage, string>> };

/**
 * Reads a text: itself, or one in several languages, as `{ "en": … }`, `{ "translations": { "en": … } }` or
 * `[{ "lang": "en", "value": … }]`. The company's language is the text, or else English, or else the first.
 */
export function textOf(value: unknown, language: string | null): JsonText | null {
  if (isScalar(value)) {
    const text = typeof value === "boolean" ? "" : String(value).trim();
    return text === "" ? null : { text, others: {} };
  }
  const texts = textsOf(value);
  const own = [language ?? "", "en"]
    .map((wanted) => texts.find(([tag]) => baseLanguage(tag) === baseLanguage(wanted)))
    .find(Boolean);
  const main = own ?? texts[0];
  if (!main) return null;
  const others = texts.flatMap(([tag, text]) => {
    const known = menuLanguage(tag);
    return known && text !== main[1] ? [[known, text] as const] : [];
  });
  return { text: main[1], others: Object.fromEntries(others) };
}

const TAG = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/iu;

/** The texts with their languages. */
function textsOf(value: unknown): [tag: string, text: string][] {
  if (Array.isArray(value)) return value.flatMap(taggedText);
  if (!isRecord(value)) return [];
  if (isRecord(value.translations)) return textsOf(value.translations);
  return Object.entries(value).flatMap(([tag, text]): [string, string][] =>
    TAG.test(tag) && typeof text === "string" && text.trim() !== "" ? [[tag, text.trim()]] : [],
  );
}

function taggedText(entry: unknown): [tag: string, text: string][] {
  if (!isRecord(entry)) return [];
  const tag = entry.lang ?? entry.language ?? entry.locale ?? entry.language_code;
  const text = entry.value ?? entry.text ?? entry.name ?? entry.translation;
  const isText = typeof tag === "string" && typeof text === "string" && text.trim() !== "";
  return isText ? [[tag, text.trim()]] : [];
}

import { isRecord } from "@comanda/contract/fields/is-record";
import { baseLanguage, type MenuLanguage } from "@comanda/domain/menu/translations";
import { rankOf } from "../table/column-names.ts";
import { isSureLanguage, languageOf, menuLanguage } from "../table/language-columns.ts";
import { type Fields, isScalar } from "./json-objects.ts";

/** A text in one language, and in others of the pages. */
export type JsonText = { text: string; others: Partial<Record<MenuLanguage, string>> };

/**
 * Reads a text: itself, or one in several languages, as `{ "en": … }`, `{ "translations": { "en": … } }` or
 * `[{ "lang": "en", "value": … }]`. The one without a language is the text, or else the company's, or else English, or else
 * the first.
 */
export function textOf(value: unknown, language: string | null): JsonText | null {
  if (isScalar(value)) {
    const text = typeof value === "boolean" ? "" : String(value).trim();
    return text === "" ? null : { text, others: {} };
  }
  const texts = textsOf(value);
  const own = ["", language ?? "", "en"]
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
  // `{ "text": "Soups" }` has no language.
  if (typeof value.text === "string" && value.text.trim() !== "") return [["", value.text.trim()]];
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

/** The texts of a dish or of a category that may stand in several fields. */
const JOINED = ["name", "description"] as const;

/**
 * Makes one text of the fields of an object that have it in several languages, such as `name_en` and `nameAr`, in all objects
 * of a file. A field without a language has the own text.
 */
export function withJoinedLanguages(file: unknown): unknown {
  const known = new Map<string, ReturnType<typeof taggedKey>>();
  const tagged = (key: string) => {
    const found = known.has(key) ? (known.get(key) ?? null) : taggedKey(key);
    known.set(key, found);
    return found;
  };
  const join = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(join);
    if (!isRecord(value)) return value;
    const inner = Object.entries(value).map(([key, each]) => [key, join(each)] as const);
    return joined(Object.fromEntries(inner), tagged);
  };
  return join(file);
}

function joined(all: Fields, tagged: typeof taggedKey): Fields {
  const fields = withTranslationsOf(all);
  const found = Object.entries(fields).flatMap(([key, value]) => {
    const parts = typeof value === "string" ? tagged(key) : null;
    return parts && typeof value === "string" ? [{ key, value, ...parts }] : [];
  });
  const sure = new Set(found.filter(isSureLanguage).map(({ base }) => base));
  const own = found.filter((each) => isSureLanguage(each) || sure.has(each.base));
  if (own.length === 0) return fields;
  const rest = { ...fields };
  for (const { key, base, tag, value } of own) {
    delete rest[key];
    rest[base] = [...textsAt(rest[base]), { lang: tag, value }];
  }
  return rest;
}

/** Joins `name` with `nameTranslations`, as Deliverect has them. */
function withTranslationsOf(fields: Fields): Fields {
  const rest = { ...fields };
  for (const base of JOINED) {
    const key = [`${base}Translations`, `${base}_translations`].find((each) =>
      isRecord(fields[each]),
    );
    const others = textsOf(fields[key ?? ""]).map(([lang, value]) => ({ lang, value }));
    if (key === undefined) continue;
    delete rest[key];
    rest[base] = [...textsAt(rest[base]), ...others];
  }
  return rest;
}

/** The texts that a field has already: its own one has no language. */
function textsAt(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isScalar(value) ? [{ lang: "", value }] : [];
}

function taggedKey(key: string): { base: string; tag: string } | null {
  const parts = languageOf(key);
  const isText = parts !== null && JOINED.some((column) => rankOf(parts.base, column) !== null);
  return isText ? parts : null;
}

import type { MenuLanguage } from "@comanda/domain/menu/translations";
import * as v from "valibot";
import { nullByDefault, text } from "./field-schemas.ts";

/** The languages of menus and tickets; the domain has the same list. */
export const TEXT_LANGUAGES = [
  "en",
  "es",
  "es-MX",
  "pt",
  "fr",
  "it",
  "de",
  "id",
  "ar",
] as const satisfies readonly MenuLanguage[];

/** Texts by language; a language that pages do not have is left out. */
const byLanguage = <S extends v.GenericSchema>(texts: S) =>
  v.nullish(v.object(v.entriesFromList(TEXT_LANGUAGES, v.nullish(texts))));

/** A part's name in other languages than the company's, by language. */
export const translatedName = (max: number) =>
  byLanguage(v.object({ name: nullByDefault(text(max)) }));

/** A part's description in other languages than the company's, by language. */
export const translatedDescription = (max: number) =>
  byLanguage(v.object({ description: nullByDefault(text(max)) }));

/** The comment on a tip in other languages than the company's, by language. */
export const translatedComment = (max: number) =>
  byLanguage(v.object({ comment: nullByDefault(text(max)) }));

/** The question of an order type in other languages than the company's, by language. */
export const translatedQuestion = (max: number) =>
  byLanguage(v.object({ additional_input: nullByDefault(text(max)) }));

/** A reward's name and description in other languages than the company's, by language. */
export const RewardTranslations = byLanguage(
  v.object({ name: nullByDefault(text(120)), description: nullByDefault(text(500)) }),
);

/** A name and a summary in other languages than the company's, by language. */
export const TitleTranslations = byLanguage(
  v.object({ name: nullByDefault(text(160)), summary: nullByDefault(text(600)) }),
);

/** A product's name and description in other languages than the company's, by language. */
export const ProductTranslations = byLanguage(
  v.object({ name: nullByDefault(text(200)), description: nullByDefault(text(2000)) }),
);

/**
 * The company's own texts where the part has translated ones; only in answers. Absent where nothing
 * was translated. Another backend may send any value.
 */
export const OriginalTexts = v.optional(
  v.fallback(
    v.nullable(
      v.object({
        name: v.optional(v.string()),
        description: v.optional(v.string()),
        summary: v.optional(v.string()),
        comment: v.optional(v.string()),
        additional_input: v.optional(v.string()),
      }),
    ),
    null,
  ),
);

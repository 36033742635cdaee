import {
  type Stored,
  startTranslations,
  type TranslationDraft,
} from "../../parts/translations/translation-draft.ts";

/** A part of a section with a description that guests see, and its translations. */
export type DescribedPart = Stored & { description?: string | null };

const descriptionOf = ({ description }: DescribedPart): string => description?.trim() ?? "";

/** A description with its translations, and the places of its parts in their list. */
type Described = { translations: TranslationDraft; places: number[] };

/**
 * The descriptions of parts, each once, with their translations: several payment methods have the same
 * name, and one text says it in another language.
 */
export function describedOnce(parts: readonly DescribedPart[]): Map<string, Described> {
  const found = new Map<string, Described>();
  parts.forEach((part, place) => {
    const [text, translations] = [descriptionOf(part), startTranslations(part)];
    if (!text) return;
    const known = found.get(text);
    const isKnown = known && Object.keys(known.translations).length > 0;
    found.set(text, {
      translations: isKnown ? known.translations : translations,
      places: [...(known?.places ?? []), place],
    });
  });
  return found;
}

/** The parts with translations for those of a description; the same list where none has it. */
export function withDescriptionIn<P extends DescribedPart>(
  parts: readonly P[],
  description: string,
  translations: TranslationDraft | null,
): readonly P[] {
  if (!parts.some((part) => descriptionOf(part) === description)) return parts;
  return parts.map((part) =>
    descriptionOf(part) === description ? { ...part, translations } : part,
  );
}

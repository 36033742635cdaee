import {
  type Stored,
  startTranslations,
  type TranslationDraft,
} from "../../parts/translations/translation-draft.ts";

/** A part of a section with a description that guests see, and its translations. */
export type DescribedPart = Stored & { description?: string | null };

const descriptionOf = ({ description }: DescribedPart): string => description?.trim() ?? "";

/**
 * The descriptions of parts, each once, with their translations: several payment methods have the same
 * name, and one text says it in another language.
 */
export function describedOnce(parts: readonly DescribedPart[]): Map<string, TranslationDraft> {
  const drafts = new Map<string, TranslationDraft>();
  for (const part of parts) {
    const [text, draft] = [descriptionOf(part), startTranslations(part)];
    const known = drafts.get(text);
    if (text && (!known || Object.keys(known).length === 0)) drafts.set(text, draft);
  }
  return drafts;
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

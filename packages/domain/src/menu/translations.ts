/** A language of the pages; `es-MX` is Spanish in Mexico. */
export const MENU_LANGUAGES = ["en", "es", "es-MX", "pt", "fr", "it", "de", "id", "ar"] as const;
export type MenuLanguage = (typeof MENU_LANGUAGES)[number];

/**
 * The texts of a part: a product also has a description, the title of the landing page a summary, a tip a
 * comment, and an order type its question.
 */
export const TEXT_FIELDS = [
  "name",
  "description",
  "summary",
  "comment",
  "additional_input",
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export type Texts = { [Field in TextField]?: string | null };

/** Texts by language; an absent or empty text is not translated. */
export type Translations = { [Language in MenuLanguage]?: Texts | null };

/** The company's own texts of a part that was translated. */
export type OriginalTexts = { [Field in TextField]?: string };

export type Translatable = Texts & {
  translations?: Translations | null;
  original_texts?: OriginalTexts | null;
};

type TranslatableProduct = Translatable & {
  product_variants: readonly Translatable[];
  modifier_groups?: readonly (Translatable & { modifiers: readonly Translatable[] })[] | null;
};

type TranslatableCategory = Translatable & { products: readonly TranslatableProduct[] };

/** Returns the language of a tag without its region: `es` of `es-MX`. */
export const baseLanguage = (tag: string) => tag.toLowerCase().split("-")[0] ?? "";

/** Returns whether the pages have texts in the language of a tag, whatever its region. */
export const isPageLanguage = (tag: string) =>
  MENU_LANGUAGES.some((language) => language === baseLanguage(tag));

/**
 * Returns the texts of a part in a language: those of exactly this language, else of the same one in
 * another country. Null without any.
 */
function textsIn(translations: Translations | null | undefined, language: string): Texts | null {
  const entries = Object.entries(translations ?? {});
  const exact = entries.find(([tag]) => tag.toLowerCase() === language.toLowerCase());
  const similar = entries.find(([tag]) => baseLanguage(tag) === baseLanguage(language));
  return (exact ?? similar)?.[1] ?? null;
}

/**
 * Returns a part in the language of a reader, without its translations. Where a text is translated,
 * `original_texts` has the company's own. `own` is the company's language: its readers get its texts.
 */
export function partIn<P extends Translatable>(part: P, language: string, own: string | null): P {
  if (part.translations === undefined) return part;
  const { translations, ...rest } = part;
  const isOwn = own !== null && baseLanguage(language) === baseLanguage(own);
  return { ...rest, ...(isOwn ? {} : translated(part, textsIn(translations, language))) } as P;
}

/** Returns the menu in the language of a reader; `own` is the company's language (see `partIn`). */
export function menuIn<C extends TranslatableCategory>(
  menu: readonly C[],
  language: string,
  own: string | null,
): C[] {
  const translate = <P extends Translatable>(part: P): P => partIn(part, language, own);
  const translateProduct = (product: TranslatableProduct) => ({
    ...translate(product),
    product_variants: product.product_variants.map(translate),
    modifier_groups: product.modifier_groups?.map((group) => ({
      ...translate(group),
      modifiers: group.modifiers.map(translate),
    })),
  });
  return menu.map((category) => ({
    ...translate(category),
    products: category.products.map((product) =>
      isTranslated(product) ? translateProduct(product) : product,
    ),
  }));
}

/** Returns whether a product or a part of it has translations; the others stay the same objects. */
function isTranslated(product: TranslatableProduct): boolean {
  const has = ({ translations }: Translatable) => translations !== undefined;
  const groups = product.modifier_groups ?? [];
  return (
    has(product) ||
    product.product_variants.some(has) ||
    groups.some((group) => has(group) || group.modifiers.some(has))
  );
}

/** Returns the fields of a part that change with its translated texts. */
function translated(part: Translatable, texts: Texts | null): Partial<Translatable> {
  const changed: Texts = {};
  const original: OriginalTexts = {};
  for (const field of TEXT_FIELDS) {
    const [own, text] = [part[field], texts?.[field]?.trim()];
    if (!own || !text) continue;
    changed[field] = text;
    original[field] = own;
  }
  return Object.keys(changed).length > 0 ? { ...changed, original_texts: original } : {};
}

/**
 * Returns the language of a text for `lang`, where it is not that of the page: the company's, for a text
 * that is not translated. Undefined where the page's language is right or the company's is unknown.
 */
export function textLanguage(
  part: Pick<Translatable, "original_texts">,
  field: keyof OriginalTexts,
  { page, own }: { page: string; own: string | null | undefined },
): string | undefined {
  const isRight = !own || part.original_texts?.[field] || page.slice(0, 2) === own.slice(0, 2);
  return isRight ? undefined : own;
}

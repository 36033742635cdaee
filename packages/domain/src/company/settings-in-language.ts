import { partIn, type Translatable } from "../menu/translations.ts";

type OrderTypeTexts = Translatable & { tip?: Translatable | null };

type TranslatableSettings = {
  layout_settings?: {
    landing?: {
      title?: Translatable | null;
      contents?: readonly Translatable[] | null;
    } | null;
  } | null;
  table?: OrderTypeTexts | null;
  onsite?: OrderTypeTexts | null;
  takeaway?: OrderTypeTexts | null;
  delivery?: OrderTypeTexts | null;
};

const ORDER_TYPES = ["table", "onsite", "takeaway", "delivery"] as const;

/**
 * Returns the settings of a company in the language of a reader, without their translations: the texts of
 * its landing page, the questions of its order types and the comments on their tips. `own` is the company's
 * language (see `partIn`).
 */
export function settingsInLanguage<S extends TranslatableSettings>(
  settings: S,
  language: string,
  own: string | null,
): S {
  const translate = <P extends Translatable>(part: P): P => partIn(part, language, own);
  const translateType = (type: OrderTypeTexts) => {
    const translated = translate(type);
    return type.tip ? { ...translated, tip: translate(type.tip) } : translated;
  };
  const layout = settings.layout_settings;
  const landing = layout?.landing;
  const changed = landing && {
    ...landing,
    title: landing.title && translate(landing.title),
    contents: landing.contents?.map(translate),
  };
  const types = ORDER_TYPES.flatMap((name) => {
    const type = settings[name];
    return type ? [[name, translateType(type)] as const] : [];
  });
  return {
    ...settings,
    ...Object.fromEntries(types),
    ...(changed && { layout_settings: { ...layout, landing: changed } }),
  };
}

type TranslatableProgram = {
  loyalty_program?: { rewards?: readonly Translatable[] | null } | null;
};

/** Returns the loyalty program with its rewards in the language of a reader (see `settingsInLanguage`). */
export function loyaltyInLanguage<L extends TranslatableProgram>(
  loyalty: L,
  language: string,
  own: string | null,
): L {
  const program = loyalty.loyalty_program;
  if (!program?.rewards) return loyalty;
  const rewards = program.rewards.map((reward) => partIn(reward, language, own));
  return { ...loyalty, loyalty_program: { ...program, rewards } };
}

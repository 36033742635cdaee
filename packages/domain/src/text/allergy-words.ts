/**
 * Words for allergies and intolerances, in the languages of the pages and in Chinese. They count in
 * every restaurant, because customers write in their own language, and inside of longer words:
 * `Nussallergie`, `花生过敏`.
 */
const INSIDE =
  /all[eé]rg|anaph|anafil|intol[eé]r|unverträg|z[öo]liak|epipen|حساسي[ةه]|تحسس|过敏|過敏/iu;
/** These stand in other words too, so only a word that begins with them counts. */
const AT_THE_BEGINNING = /(?<!\p{L})(?:al[eé]rg|c(?:o?e|œ)l[ií]a[ckq])/iu;

/** Returns whether a text of a customer mentions an allergy, so that staff must not miss it. */
export function mentionsAllergy(text: string): boolean {
  const composed = text.normalize("NFC");
  return INSIDE.test(composed) || AT_THE_BEGINNING.test(composed);
}

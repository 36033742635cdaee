/**
 * The beginnings of words for allergies and intolerances in the console's languages, and in others
 * that guests write. A comment that has one is shown as a warning.
 */
const ALLERGY =
  /(?<!\p{L})(?:al+erg|alérg|anaphyl|anafila|c[oœ]?e?l[iı]a[ck]|celía|cœlia|zöliak|intoleran|intolérant|unverträglich|epipen|حساسي[ةه]|過敏|过敏)/iu;

/** Whether a guest's comment speaks of an allergy. */
export function mentionsAllergy(comment: string): boolean {
  return ALLERGY.test(comment.normalize("NFC"));
}

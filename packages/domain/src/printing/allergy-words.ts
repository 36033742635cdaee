/**
 * How words for allergies and intolerances begin, in the languages of the pages and in Chinese. They
 * count in every restaurant: customers write in their own language.
 */
const ALLERGY =
  /(?<!\p{L})(al+erg|al+érg|anaph|anafil|c[oe]?eliac|cel[ií]ac|cœliaque|coeliaque|z[öo]liak|intoleran|intolér|epipen)|حساسي|过敏|過敏/iu;

/** Whether a text of a customer speaks of an allergy, so that the kitchen must not miss it. */
export function mentionsAllergy(text: string): boolean {
  return ALLERGY.test(text.normalize("NFC"));
}

/** Words with which the names of modifiers begin that leave something out. */
const WITHOUT =
  /^(?:no|without|hold(?: the)?|sin|sem|ohne|kein(?:e|en)?|sans|pas de|senza|tanpa|بدون|دون|بلا)(?!\p{L})/iu;
const WITH_EXTRA = /^(?:extra|add|con|más|com|mit|avec|aggiungi|tambah|مع|إضافة)(?!\p{L})/iu;

/** How a modifier is drawn and printed: `without` leaves something out, `extra` adds something. */
export type ModifierSign = "without" | "extra" | "choice";

/**
 * The sign of a modifier, by its name, and by its price where that is known. What a dish has to have, such
 * as the five tacos of a combo, is a choice, also where it costs more than others.
 */
export function modifierSign(
  name: string,
  unitPrice: number | null,
  isRequired = false,
): ModifierSign {
  if (WITHOUT.test(name.trim())) return "without";
  if (isRequired) return "choice";
  return WITH_EXTRA.test(name.trim()) || (unitPrice ?? 0) > 0 ? "extra" : "choice";
}

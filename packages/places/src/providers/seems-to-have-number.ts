/** Streets that are numbered themselves: "Calle 60", "Cra. 7", "Av. 9 de Julio". */
const NUMBERED_STREET =
  /^\s*(?:calle|c|carrera|cra|kr|avenida|avda|av|diagonal|transversal|rua|r|via|rue)\.?\s+\d+\p{L}?(?![\p{L}\d])/iu;

/** The number in what stands after the street's comma: "Av. Paulista, 1578 - Bela Vista". */
const AFTER_COMMA = /^\s*(?:n[.º°o]*\s*)?\d{1,5}\p{L}?\s*(?:$|[-–/](?!\d))/iu;

/**
 * Whether an address of which only the text is known seems to have a house number. It may be wrong;
 * it decides no more than whether a visitor is reminded to add one.
 */
export function seemsToHaveNumber(address: string): boolean {
  const [street = "", next = ""] = address.split(",");
  return /\d/u.test(street.replace(NUMBERED_STREET, "")) || AFTER_COMMA.test(next);
}

/** Streets whose name has a number: "Calle 60", "Cra. 7", "Av. 9 de Julio". */
const NUMBERED_STREET =
  /^\s*(?:calle|c|carrera|cra|kr|avenida|avda|av|diagonal|transversal|rua|r|via|rue)\.?\s+\d+\p{L}?(?![\p{L}\d])/iu;

/** A number after the comma that ends the street: "Av. Paulista, 1578 - Bela Vista". */
const AFTER_COMMA = /^\s*(?:n[.º°o]*\s*)?\d{1,5}\p{L}?\s*(?:$|[-–/](?!\d))/iu;

/**
 * Guesses from an address text whether it has a house number. A wrong guess is harmless: it only
 * decides whether the page reminds the visitor to add one.
 */
export function seemsToHaveNumber(address: string): boolean {
  const [street = "", next = ""] = address.split(",");
  return /\d/u.test(street.replace(NUMBERED_STREET, "")) || AFTER_COMMA.test(next);
}

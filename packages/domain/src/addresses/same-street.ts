/** A street, and what stands behind it and the number: district, postal code, city. */
type StreetAndRest = { street: string; rest: string };

/** Whether both name one street, however it is spelled: `Av. Alvaro Obregon`, `Avenida Álvaro Obregón`. */
export function isSameStreet(one: StreetAndRest, other: StreetAndRest): boolean {
  const [words, others] = [wordsOf(one.street), wordsOf(other.street)];
  return (
    words.length === others.length &&
    words.every((word, index) => isSameWord(word, others[index] ?? ""))
  );
}

/** Whether they are of one district and city; postal codes and districts' numbers are each house's own. */
export function isSameDistrict(one: StreetAndRest, other: StreetAndRest): boolean {
  const named = ({ rest }: StreetAndRest) =>
    wordsOf(rest)
      .filter((word) => !/\d/u.test(word))
      .join(" ");
  return named(one) === named(other);
}

/** Folded; an abbreviation keeps its dot. */
function wordsOf(text: string): string[] {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.match(/[\p{L}\p{N}]+\.?/gu) ?? [];
}

function isSameWord(one: string, other: string): boolean {
  const [plain, same] = [one.replace(".", ""), other.replace(".", "")];
  return plain === same || isAbbreviationOf(one, same) || isAbbreviationOf(other, plain);
}

/** `Blvd.` is short for boulevard, `R.` for rua: a dot, the first letter, and others in their order. */
function isAbbreviationOf(short: string, whole: string): boolean {
  if (!short.endsWith(".") || short[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of whole) if (letter === short[at]) at += 1;
  return at === short.length - 1;
}

/** How spreadsheets and other systems write whether a dish is sold, in the languages of the console. */
const YES =
  "yes y true 1 x on ja j wahr si s sí verdadero sim verdadeiro oui o vrai vero ya نعم visible available active published";
const NO =
  "no n false 0 -1 off nein falsch não nao falso non faux tidak لا hidden unavailable inactive archived draft";
const [yes, no] = [YES, NO].map((words) => new Set(["", ...words.split(" ")]));

/** Reads yes or no; an empty cell is yes, another text null. */
export function parseYesNo(text: string): boolean | null {
  const word = text.toLowerCase();
  if (yes?.has(word)) return true;
  return no?.has(word) ? false : null;
}

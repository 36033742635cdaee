/** How spreadsheets write yes and no, in the languages of the console and in others. */
const PLAIN_YES =
  "yes y true 1 x on ja j wahr si s sí verdadero sim verdadeiro oui o vrai vero ya نعم да tak evet 是 はい";
const PLAIN_NO =
  "no n false 0 -1 off nein falsch não nao falso non faux tidak لا нет nie hayır hayir 否 いいえ none";
/** How other systems write whether a dish is sold. */
const ON_SALE =
  "visible available active published publish aktiv activo activado ativo ativado habilitado actif activé attivo attivato aktiviert in_stock instock auf_lager disponible disponivel disponível verfügbar pos_and_online online online_ordering online_order online_store all aktif tersedia активный активен активна в_наличии";
const OFF_SALE =
  "hidden unavailable inactive archived pasif nonaktif tidak_aktif draft pending private trash unlisted deleted suspended paused out_of_stock outofstock sold_out nicht_verfügbar ausverkauft inaktiv deaktiviert entwurf agotado inactivo desactivado deshabilitado pausado no_disponible borrador esgotado inativo desativado indisponivel indisponível rascunho épuisé indisponible inactif désactivé brouillon esaurito inattivo disattivato non_disponibile bozza habis نفد pos kiosk неактивный неактивен нет_в_наличии скрыт скрыта скрыто удалён удалена удалённый удаленный stop_list стоп-лист";

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(["", ...text.split(" ").map((word) => word.replaceAll("_", " "))]);

const plain = { yes: wordsOf(PLAIN_YES), no: wordsOf(PLAIN_NO) };
const ofSale = {
  yes: wordsOf(`${PLAIN_YES} ${ON_SALE}`),
  no: wordsOf(`${PLAIN_NO} ${OFF_SALE}`),
};

const MARKED =
  /^(?:[✓✔☑✅●•■*+]|contains|enth[aä]lt(?:en)?|contiene|cont[eé]m|contient|يحتوي)\uFE0F?$/iu;
const UNMARKED = /^[-–—−✗✘✕✖❌❎➖☐○]\uFE0F?$/u;

/**
 * Reads a mark in a table, such as a tick or a dash, or yes or no in words; null for another text. `available` is
 * none: a dish that can be had vegan is not vegan.
 */
export function parseMark(cell: string): boolean | null {
  if (MARKED.test(cell)) return true;
  return UNMARKED.test(cell) ? false : wordIn(cell, plain);
}

/**
 * Reads whether a dish is sold, or yes or no; an empty cell is yes, another text null. Of several places, such as
 * `POS | Online`, one is enough.
 */
export const parseYesNo = (text: string): boolean | null => wordIn(text, ofSale);

function wordIn(text: string, { yes, no }: typeof plain): boolean | null {
  const words = text
    .trim()
    .toLowerCase()
    .replaceAll("_", " ")
    .split(/\s*[|,]\s*/u);
  if (words.some((word) => yes.has(word))) return true;
  return words.every((word) => no.has(word)) ? false : null;
}

const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/iu;
const LINE_ENDS = /<(?:br|\/p|\/li|\/div|\/tr|\/h[1-6])\b[^<>]*>/giu;
const TAGS = /<\/?[a-z][^<>]*>/giu;
const ENTITIES =
  /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]{2,6}(?:12|14)?));/giu;

/** WooCommerce writes a line end as these two characters. */
const WRITTEN_LINE_END = /\\n/gu;

const NAMED: Readonly<Record<string, string>> = {
  aelig: "æ",
  amp: "&",
  apos: "'",
  bull: "•",
  copy: "©",
  deg: "°",
  euro: "€",
  frac12: "½",
  frac14: "¼",
  gt: ">",
  hellip: "…",
  iexcl: "¡",
  iquest: "¿",
  laquo: "«",
  ldquo: "“",
  lsquo: "‘",
  lt: "<",
  mdash: "—",
  nbsp: " ",
  ndash: "–",
  oslash: "ø",
  pound: "£",
  quot: '"',
  raquo: "»",
  rdquo: "”",
  reg: "®",
  rsquo: "’",
  szlig: "ß",
  trade: "™",
};

/** The text of a cell in HTML, as web shops export their descriptions, with a line for each paragraph. */
export function htmlText(cell: string): string {
  if (!(MARKUP.test(cell) || cell.includes("\\n"))) return cell;
  return cell
    .replaceAll(WRITTEN_LINE_END, "\n")
    .replaceAll(LINE_ENDS, "\n")
    .replaceAll(TAGS, "")
    .replaceAll(ENTITIES, entityText)
    .split(/\s*\n\s*/u)
    .filter(Boolean)
    .join("\n")
    .trim();
}

function entityText(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? accented(name) ?? entity;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}

/** `&eacute;` is a letter with its accent. */
function accented(name: string): string | null {
  const [, letter = "", accent = ""] = /^([a-z])([a-z]{3,5})$/iu.exec(name) ?? [];
  const mark = ACCENTS[accent];
  const text = `${letter}${mark ?? ""}`.normalize("NFC");
  return mark !== undefined && text.length === 1 ? text : null;
}

const ACCENTS: Readonly<Record<string, string>> = {
  acute: "\u0301",
  cedil: "\u0327",
  circ: "\u0302",
  grave: "\u0300",
  ring: "\u030A",
  tilde: "\u0303",
  uml: "\u0308",
};

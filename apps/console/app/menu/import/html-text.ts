const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/iu;
const LINE_ENDS = /<(?:br|\/p|\/li|\/div|\/tr|\/h[1-6])\b[^<>]*>/giu;
const TAGS = /<\/?[a-z][^<>]*>/giu;
const ENTITIES = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]{2,8}));/giu;

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  euro: "€",
  gt: ">",
  hellip: "…",
  lt: "<",
  mdash: "—",
  nbsp: " ",
  ndash: "–",
  quot: '"',
};

/** The text of a cell in HTML, as web shops export their descriptions, with a line for each paragraph. */
export function htmlText(cell: string): string {
  if (!MARKUP.test(cell)) return cell;
  return cell
    .replaceAll(LINE_ENDS, "\n")
    .replaceAll(TAGS, "")
    .replaceAll(ENTITIES, entityText)
    .split(/\s*\n\s*/u)
    .filter(Boolean)
    .join("\n")
    .trim();
}

function entityText(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? entity;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}

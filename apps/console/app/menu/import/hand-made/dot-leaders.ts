/** `Soup ........ 5,50`: the dots lead from a dish to its price. */
const LEADER =
  /^(?<name>.*\S)\s*(?:[.·_]{4,}|…{2,}|[.·…]{3}\s)\s*(?<price>[^.·…_\s\d]?\D{0,5}\d.{0,15})$/u;
/** `Soup - € 5,50` and `Soup 5,50 €`: an amount with decimals or a sign at the end of a line. */
const AT_END =
  /^(?<name>.*\p{L}.*?)(?:\s+[-–—]|\s*:)?\s+(?<price>\p{Sc}\s?\d{1,5}(?:[.,]\d{2})?|\d{1,5}[.,]\d{2}(?:\s?(?:\p{Sc}|[A-Z]{3}))?|\d{1,5}\s?\p{Sc})$/u;
/** What stands between cells, and a cell of which only the sign stands before the amount. */
const CELLS = /[;|"]|,\s*(?:\p{L}{0,4}\.?\p{Sc}?)?$/u;
const LEAST = 3;

/**
 * Divides the lines of a menu that is typed as text by the dots before its prices, with tabs, or else by what stands before the
 * prices at the ends of most lines: a comma in these is no border of a cell. Null for other files: with fewer such lines, or with
 * tabs.
 */
export function withoutDotLeaders(text: string): string | null {
  if (text.includes("\t")) return null;
  const lines = text.split(/\r\n|\r|\n/u);
  return divided(lines, LEADER, 4) ?? divided(lines, AT_END, 2);
}

/** The lines with those divided that a pattern matches; null where fewer than one of `least` filled lines is one. */
function divided(lines: readonly string[], pattern: RegExp, least: number): string | null {
  const read = lines.map((line) => (line.length > LONGEST ? line : divide(line, pattern)));
  const count = read.filter((line, at) => line !== lines[at]).length;
  const filled = lines.filter((line) => line.trim() !== "").length;
  return count >= LEAST && count * least >= filled ? read.join("\n") : null;
}

/** In characters: what is longer is no line of a dish. */
const LONGEST = 300;

function divide(line: string, pattern: RegExp): string {
  const { name, price } = pattern.exec(line.trim())?.groups ?? {};
  const isCells = pattern === AT_END && CELLS.test(name ?? "");
  return name && price && !isCells ? `${name.replace(/[\s.·…_]+$/u, "")}\t${price}` : line;
}

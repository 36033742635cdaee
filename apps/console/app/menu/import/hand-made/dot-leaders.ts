/** `Soup ........ 5,50`: the dots lead from a dish to its price. */
const LEADER =
  /^(?<name>.*\S)\s*(?:[.·_]{4,}|…{2,}|[.·…]{3}\s)\s*(?<price>[^.·…_\s\d]?\D{0,5}\d.{0,15})$/u;
const LEAST = 3;

/**
 * Divides the lines of a menu that is typed as text by the dots before its prices, with tabs. Null for other files: with fewer such
 * lines, or with tabs.
 */
export function withoutDotLeaders(text: string): string | null {
  if (text.includes("\t")) return null;
  const lines = text.split(/\r\n|\r|\n/u);
  const divided = lines.map((line) => (line.length > LONGEST ? line : divide(line)));
  const count = divided.filter((line, at) => line !== lines[at]).length;
  const filled = lines.filter((line) => line.trim() !== "").length;
  return count >= LEAST && count * 4 >= filled ? divided.join("\n") : null;
}

/** In characters: what is longer is no line of a dish. */
const LONGEST = 300;

function divide(line: string): string {
  const { name, price } = LEADER.exec(line.trim())?.groups ?? {};
  return name && price ? `${name.replace(/[\s.·…_]+$/u, "")}\t${price}` : line;
}

import type { TrialResult } from "./trial.ts";

/** A row of the table of results. */
export type ResultRow = TrialResult & {
  kept: boolean;
  name: string;
  promise: string;
  /** When and where it ran: `2026-11-23`, and the number of cores. */
  date: string;
  cores: number;
};

const BEGIN = "<!-- results -->";
const END = "<!-- end of results -->";
const HEAD = ["trial", "promise", "kept", "measured", "date", "cores"];

/**
 * Writes rows into the table between the markers of a Markdown document, in place of earlier rows of
 * the same trials; rows of other trials stay. Rows are sorted by name. Throws without the markers.
 */
export function replaceResultRows(document: string, rows: readonly ResultRow[]): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin === -1 || end < begin) throw new Error(`The document lacks ${BEGIN} and ${END}`);
  const lines = document.slice(begin + BEGIN.length, end).split("\n");
  const earlier = lines.filter((line) => line.startsWith("| `"));
  const byName = new Map(earlier.map((line) => [line.split("`")[1] ?? "", line]));
  for (const row of rows) byName.set(row.name, rowText(row));
  const sorted = [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
  const table = [cells(HEAD), cells(HEAD.map(() => "---")), ...sorted].join("\n");
  return `${document.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${document.slice(end)}`;
}

function rowText({ name, promise, kept, measured, date, cores }: ResultRow): string {
  return cells([`\`${name}\``, promise, kept ? "yes" : "**no**", measured, date, String(cores)]);
}

function cells(texts: readonly string[]): string {
  return `| ${texts.map((text) => text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|")).join(" | ")} |`;
}

import type { Refusal } from "@comanda/api/shared/refusal";
import type { Fault } from "@comanda/contract/calls/problems";
import { problems } from "@comanda/contract/calls/problems";

/** Where a command writes: its results, and what it says of them. */
export type CommandOutput = { out: (text: string) => void; err: (text: string) => void };

/** 0 done, 1 refused, 2 not understood. */
export const exitCodes = { done: 0, refused: 1, usage: 2 } as const;

/** A refusal in words: what, why, and the facts there are. */
export function refusalText({ code, facts }: Refusal): string {
  const detail = facts.detail ?? problems[code].title;
  return `${detail} (${code})\n`;
}

/** Each fault with its path: `categories.0.name: must be text`. */
export function faultLines(faults: readonly Fault[]): string {
  return faults.map(({ path, message }) => `  ${path || "(file)"}: ${message}\n`).join("");
}

/** What customers typed, as one line that cannot steer a terminal or pass for another row. */
export function toSafeLine(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ");
}

/** Rows under their headings, in columns. */
export function formatTable(headings: string[], given: string[][]): string {
  const rows = given.map((row) => row.map(toSafeLine));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return `${[headings, ...rows].map(line).join("\n")}\n`;
}

/** How wide a terminal is taken to be. */
export const TERMINAL_COLUMNS = 80;

/** A text in lines of `COLUMNS` at most, those after the first further in; a word that is longer stays whole. */
export function wrapText(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of toSafeLine(text).split(" ").filter(Boolean)) {
    const isFirst = line.trim() === "";
    if (!isFirst && line.length + 1 + word.length > TERMINAL_COLUMNS) {
      lines.push(line);
      line = `${indent}    ${word}`;
    } else {
      line += isFirst ? word : ` ${word}`;
    }
  }
  return line.trim() === "" ? lines : [...lines, line];
}

/** A text cut to so many columns. */
export function truncate(text: string, columns: number): string {
  const characters = [...text];
  return characters.length <= columns ? text : `${characters.slice(0, columns - 1).join("")}…`;
}

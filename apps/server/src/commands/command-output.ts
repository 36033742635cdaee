import type { Refusal } from "@comanda/api/shared/refusal";
import type { Fault } from "@comanda/contract/calls/problems";
import { problems } from "@comanda/contract/calls/problems";

/** Where a command writes: its results to `out`, its messages to `err`. */
export type CommandOutput = { out: (text: string) => void; err: (text: string) => void };

/** 0 for success, 1 for a refusal, 2 for a command line that is not understood. */
export const exitCodes = { done: 0, refused: 1, usage: 2 } as const;

/** Returns a refusal as text: its reason, its code and its facts. */
export function refusalText({ code, facts }: Refusal): string {
  const detail = facts.detail ?? problems[code].title;
  return `${detail} (${code})\n`;
}

/** Returns each fault with its path: `categories.0.name: must be text`. */
export function faultLines(faults: readonly Fault[]): string {
  return faults.map(({ path, message }) => `  ${path || "(file)"}: ${message}\n`).join("");
}

/**
 * Returns a customer's text on one line, without characters that could control a terminal or start
 * a row.
 */
export function toSafeLine(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ");
}

/** Formats rows in columns below their headings. */
export function formatTable(headings: string[], cells: string[][]): string {
  const rows = cells.map((row) => row.map(toSafeLine));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return `${[headings, ...rows].map(line).join("\n")}\n`;
}

/** The width of a terminal, in columns. */
export const TERMINAL_COLUMNS = 80;

/**
 * Wraps a text to lines of at most `TERMINAL_COLUMNS`; later lines have a larger indent. A longer
 * word stays whole.
 */
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

/** Cuts a text to a number of columns. */
export function truncate(text: string, columns: number): string {
  const characters = [...text];
  return characters.length <= columns ? text : `${characters.slice(0, columns - 1).join("")}…`;
}

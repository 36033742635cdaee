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

const MAX_FAULTS = 50;
/** Of each kind this many are enough, and leave room for other kinds. */
const MAX_OF_KIND = 5;
const MAX_MESSAGE = 300;

/**
 * Returns the faults with their paths, one a line: `categories.0.name: must be text`. Of more than 50, it
 * returns the first 5 of each kind, 50 at most, and how many there are besides, unless `all` is set.
 */
export function faultLines(faults: readonly Fault[], { all = false } = {}): string {
  const shown = all || faults.length <= MAX_FAULTS ? faults : firstOfEachKind(faults);
  const lines = shown.map(({ path, message }) => {
    const line = toSafeLine(
      `${truncate(path, MAX_MESSAGE) || "(file)"}: ${truncate(message, MAX_MESSAGE)}`,
    );
    return `  ${line}\n`;
  });
  const left = faults.length - shown.length;
  const rest = left > 0 ? `  and ${left} more; validate --all lists them\n` : "";
  return lines.join("") + rest;
}

/** Of one kind are equal messages about fields of one name, whatever numbers and values they have. */
function firstOfEachKind(faults: readonly Fault[]): Fault[] {
  const counts = new Map<string, number>();
  return faults
    .filter(({ path, message }) => {
      const field = path.split(".").findLast((key) => !/^\d+$/u.test(key));
      const kind = `${field} ${message.replaceAll(/"[^"]*"|\d+/gu, "0")}`;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= MAX_OF_KIND;
    })
    .slice(0, MAX_FAULTS);
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

import { cellWidth } from "./cell-width.ts";
import { printableText } from "./printable-text.ts";
import type { TicketBlock, TicketLine } from "./ticket-block.ts";
import { cutToCells, wrapCells } from "./wrap-cells.ts";

const PLAIN = { align: "start", size: 1, bold: false, invert: false, rule: false } as const;

/**
 * Lays a ticket out in lines for paper of `columns` normal letters. A line takes at most `columns`
 * cells, counted with its size. Texts are made printable, so no text of a customer is a command.
 */
export function layoutTicket(blocks: readonly TicketBlock[], columns: number): TicketLine[] {
  return blocks.flatMap((block) => layoutBlock(block, columns));
}

function layoutBlock(block: TicketBlock, columns: number): TicketLine[] {
  switch (block.kind) {
    case "rule":
      return [{ ...PLAIN, start: "", end: null, rule: true }];
    case "gap":
      return [{ ...PLAIN, start: "", end: null }];
    case "pair":
      return layoutPair(block, columns);
    default:
      return layoutText(block, columns);
  }
}

function layoutText(
  { text, align = "start", size = 1, bold = false, invert = false, indent = 0, hang }: TextBlock,
  columns: number,
): TicketLine[] {
  const cells = Math.floor((columns - indent) / size);
  return hangingLines(printableText(text), cells, hang).map((line) => ({
    ...PLAIN,
    start: " ".repeat(indent) + line,
    end: null,
    align,
    size,
    bold,
    invert,
  }));
}

/** Breaks a text into lines, and begins each but the first with `hang`. */
function hangingLines(text: string, cells: number, hang = ""): string[] {
  if (hang === "" || cellWidth(text) <= cells) return wrapCells(text, cells);
  const lines = wrapCells(text, cells - cellWidth(hang));
  return lines.map((line, at) => (at === 0 ? line : hang + line));
}

function layoutPair(
  { start, end, bold = false, indent = 0 }: PairBlock,
  columns: number,
): TicketLine[] {
  const last = cutToCells(printableText(end), Math.floor(columns / 2));
  const cells = columns - indent - cellWidth(last) - 1;
  const lines = wrapCells(printableText(start), cells);
  return lines.map((line, at) => ({
    ...PLAIN,
    start: " ".repeat(indent) + line,
    end: at === lines.length - 1 ? last : null,
    bold,
  }));
}

type TextBlock = Extract<TicketBlock, { kind: "text" }>;
type PairBlock = Extract<TicketBlock, { kind: "pair" }>;

/** The cells that a line takes, counted with its size. */
export function lineCells({ start, end, size }: TicketLine): number {
  return (cellWidth(start) + (end === null ? 0 : 1 + cellWidth(end))) * size;
}

/** The text of a line as it stands on paper, with the spaces between its two ends. */
export function lineText({ start, end, rule, size }: TicketLine, columns: number): string {
  if (rule) return "-".repeat(columns);
  if (end === null) return start;
  const space = Math.floor(columns / size) - cellWidth(start) - cellWidth(end);
  return start + " ".repeat(Math.max(1, space)) + end;
}

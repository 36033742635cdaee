import { cellWidth, graphemeWidth, toGraphemes } from "./cell-width.ts";

/**
 * Breaks a text into lines of at most `cells` cells (2 or more): between words where possible, else
 * inside a word. An empty text gives one empty line. No character is lost but the spaces at breaks.
 */
export function wrapCells(text: string, cells: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const joined = line === "" ? word : `${line} ${word}`;
    if (cellWidth(joined) <= cells) {
      line = joined;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = breakWord(word, cells);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
  }
  return [...lines, line];
}

/** Cuts a text to `cells` cells. */
export function cutToCells(text: string, cells: number): string {
  return breakLetters(text, cells)[0] ?? "";
}

/** Breaks a word after its hyphens, and a part that is still too long between its letters. */
function breakWord(word: string, cells: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const part of word.split(/(?<=-)/u)) {
    if (cellWidth(piece + part) <= cells) {
      piece += part;
      continue;
    }
    if (piece !== "") pieces.push(piece);
    const broken = breakLetters(part, cells);
    pieces.push(...broken.slice(0, -1));
    piece = broken.at(-1) ?? "";
  }
  return [...pieces, piece];
}

function breakLetters(word: string, cells: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  let width = 0;
  for (const grapheme of toGraphemes(word)) {
    const more = graphemeWidth(grapheme);
    if (width + more > cells && piece !== "") {
      pieces.push(piece);
      piece = "";
      width = 0;
    }
    piece += grapheme;
    width += more;
  }
  return [...pieces, piece];
}

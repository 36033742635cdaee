import { lineDirection } from "@comanda/domain/printing/line-direction";
import type { TicketLine } from "@comanda/domain/printing/ticket-block";
import { loadSharp } from "../../pictures/load-sharp.ts";
import { textWidth } from "./text-width.ts";

/** A ticket as pixels, four bytes each; black on white only. */
export type TicketPicture = { width: number; height: number; data: Uint8ClampedArray };

export type Drawing = { columns: 32 | 42 | 48; isRightToLeft: boolean };

/** The dots across the paper: 58 mm has 384, 80 mm has 512 or 576. */
const DOTS = { 32: 384, 42: 512, 48: 576 } as const;
const LETTER_PX = 20;
const LINE_PX = 28;
const MARGIN_PX = 4;

/** Fonts with the letters of most scripts; the first that the machine has counts. */
const FONTS = "'Noto Sans', 'Noto Sans Arabic', 'Noto Sans CJK SC', 'DejaVu Sans', sans-serif";

/**
 * A picture of this many dots is a few megabytes: a long ticket is printed as several. Star printers print
 * 24 rows at a time, so that a full one leaves no gap.
 */
const PICTURE_PX = 2016;
/** The library draws no picture that is higher. */
const MAX_PICTURE_PX = 32_767;

/** Returns whether a ticket can be drawn as one picture, whatever a guest has written into it. */
export function fitsOnePicture(lines: readonly TicketLine[]): boolean {
  return heightOf(lines) <= MAX_PICTURE_PX - 8;
}

/**
 * Draws a ticket, for letters that a printer does not have, from top to bottom in as many pictures as it
 * needs. Needs fonts with these letters.
 */
export async function* drawTicket(
  lines: readonly TicketLine[],
  drawing: Drawing,
): AsyncGenerator<TicketPicture> {
  for (const part of splitByHeight(lines)) yield drawPicture(part, drawing);
}

/** Divides lines into groups that are at most as high as one picture; a ticket has one at least. */
function splitByHeight(lines: readonly TicketLine[]): TicketLine[][] {
  const groups: TicketLine[][] = [[]];
  for (const line of lines) {
    const group = groups.at(-1) ?? [];
    if (heightOf([...group, line]) > PICTURE_PX) groups.push([line]);
    else group.push(line);
  }
  return groups;
}

const heightOf = (lines: readonly TicketLine[]): number =>
  lines.reduce((sum, { size }) => sum + LINE_PX * size, 0);

async function drawPicture(lines: readonly TicketLine[], drawing: Drawing): Promise<TicketPicture> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(Buffer.from(ticketSvg(lines, drawing)))
    .flatten({ background: "#fff" })
    .greyscale()
    .threshold(128)
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** A whole ticket as a PNG file with one bit for each dot; it must fit one picture. */
export async function drawTicketPng(
  lines: readonly TicketLine[],
  drawing: Drawing,
): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(ticketSvg(lines, drawing)))
    .flatten({ background: "#fff" })
    .greyscale()
    .threshold(128)
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

/** A drawing of a ticket. Texts of people are escaped, so that they cannot be markup. */
export function ticketSvg(
  lines: readonly TicketLine[],
  { columns, isRightToLeft }: Drawing,
): string {
  const width = DOTS[columns];
  let top = 0;
  const parts = lines.map((line) => {
    const height = LINE_PX * line.size;
    const part = drawLine(line, { top, width, height, isRightToLeft });
    top += height;
    return part;
  });
  // Raster commands take whole bytes of eight dots.
  const height = Math.ceil(Math.max(top, 8) / 8) * 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    font-family="${FONTS}" fill="#000">${parts.join("")}</svg>`;
}

type Place = { top: number; width: number; height: number; isRightToLeft: boolean };

function drawLine(line: TicketLine, { top, width, height, isRightToLeft }: Place): string {
  if (line.rule) {
    return `<rect x="0" y="${top + height / 2}" width="${width}" height="2"/>`;
  }
  const box = line.invert ? `<rect y="${top}" width="${width}" height="${height}"/>` : "";
  const { bold, align } = line;
  const style = `font-size="${letterSize(line, width)}" font-weight="${bold ? 700 : 400}"
    fill="${line.invert ? "#fff" : "#000"}" y="${top + height * 0.75}"`;
  const [left, right] = [MARGIN_PX, width - MARGIN_PX];
  const [first, last] = isRightToLeft ? [right, left] : [left, right];
  const [head, tail]: [Anchor, Anchor] = isRightToLeft ? ["end", "start"] : ["start", "end"];
  const start =
    align === "center"
      ? textAt(line.start, width / 2, "middle", { style, width, isRightToLeft })
      : textAt(line.start, first, head, { style, width, isRightToLeft });
  const end =
    line.end === null ? "" : textAt(line.end, last, tail, { style, width, isRightToLeft });
  return box + start + end;
}

/** The letters' size in dots: a line of wide letters gets smaller ones, so that it ends on the paper. */
function letterSize({ start, end, size, bold }: TicketLine, width: number): number {
  const wanted = LETTER_PX * size;
  const ems = textWidth(start, bold) + (end === null ? 0 : textWidth(` ${end}`, bold));
  return Math.min(wanted, Math.floor((width - 2 * MARGIN_PX) / Math.max(ems, 1)));
}

type Anchor = "start" | "middle" | "end";

/** Places a text by its left end, middle or right end, whatever its direction is. */
function textAt(
  text: string,
  x: number,
  anchor: Anchor,
  { style, width, isRightToLeft }: { style: string; width: number; isRightToLeft: boolean },
): string {
  if (text.trim() === "") return "";
  const spaces = (text.length - text.trimStart().length) * 10;
  const indent = { start: spaces, middle: 0, end: -spaces }[anchor];
  const shown = escapeXml(text.trim());
  // In a text from right to left `start` is its right end.
  const isReversed = lineDirection(text, isRightToLeft) === "rtl";
  const flipped: Record<Anchor, Anchor> = { start: "end", middle: "middle", end: "start" };
  const side = isReversed ? flipped[anchor] : anchor;
  const direction = isReversed ? ' direction="rtl"' : "";
  const at = Math.min(Math.max(x + indent, 0), width);
  return `<text x="${at}" text-anchor="${side}"${direction} ${style}>${shown}</text>`;
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/gu, (letter) => `&#${letter.charCodeAt(0)};`);

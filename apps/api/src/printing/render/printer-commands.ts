import { lineText } from "@comanda/domain/printing/layout-ticket";
import type { TicketLine } from "@comanda/domain/printing/ticket-block";
import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import type { TicketPicture } from "./draw-ticket.ts";

/** The commands that a printer understands: of Epson and most others, or of Star. */
export type PrinterLanguage = "esc-pos" | "star-prnt";

type Target = { language: PrinterLanguage; columns: number };

const openEncoder = ({ language, columns }: Target) =>
  new ReceiptPrinterEncoder({
    language,
    columns,
    feedBeforeCut: 4,
    // Pages that every printer has; others differ between makers.
    codepageCandidates: ["cp437", "cp858", "windows1252"],
  }).initialize();

/** The commands that print a ticket as text, and cut the paper. */
export function encodeLines(lines: readonly TicketLine[], target: Target): Uint8Array {
  const encoder = openEncoder(target).codepage("auto");
  for (const line of lines) {
    encoder
      .align(line.align === "center" ? "center" : "left")
      .size(line.size, line.size)
      .bold(line.bold)
      .invert(line.invert)
      .line(lineText(line, target.columns))
      .invert(false)
      .bold(false)
      .size(1, 1);
  }
  return encoder.align("left").cut("partial").encode();
}

/** The commands that print a ticket as pictures, one below the other, and cut the paper. */
export async function encodePictures(
  pictures: AsyncIterable<TicketPicture>,
  target: Target,
): Promise<Uint8Array> {
  const encoder = openEncoder(target);
  for await (const picture of pictures) {
    const { width, height } = picture;
    encoder.image(picture, {
      width,
      height,
      algorithm: "threshold",
      threshold: 128,
      mode: "raster",
    });
  }
  return encoder.cut("partial").encode();
}

import { withDuplicateMark } from "@comanda/domain/printing/duplicate-mark";
import { layoutTicket, lineText } from "@comanda/domain/printing/layout-ticket";
import type { TicketLine } from "@comanda/domain/printing/ticket-block";
import { isRightToLeft } from "@comanda/domain/printing/ticket-language";
import { ticketWords } from "@comanda/domain/printing/ticket-words";
import type { PrintJobRow } from "../queue/print-jobs.store.ts";
import type { PrinterRow } from "../settings/printers.store.ts";
import { drawTicket, drawTicketPng, fitsOnePicture } from "./draw-ticket.ts";
import type { PrinterLanguage } from "./printer-commands.ts";
import { hasPrinterLetters } from "./printer-letters.ts";

type Paper = Pick<PrinterRow, "columns" | "as_pictures">;
type Job = Pick<PrintJobRow, "ticket" | "reprint" | "uncertain">;

/** Whether the job's next print carries the mark DUPLICATE, and with which number. */
export function duplicateNumber({ ticket, reprint, uncertain }: Job): number {
  return (ticket.isNote ? 0 : reprint) + uncertain;
}

/** The lines of a job, with its mark. */
export function linesOfJob(job: Job, columns: number): TicketLine[] {
  const { language, blocks } = job.ticket;
  const marked = withDuplicateMark(blocks, duplicateNumber(job), ticketWords[language]);
  return layoutTicket(marked, columns);
}

/** Whether the printer gets the job as a picture. */
export function needsPicture(job: Job, { columns, as_pictures }: Paper): boolean {
  const lines = linesOfJob(job, columns);
  return as_pictures || !lines.every((line) => hasPrinterLetters(lineText(line, columns)));
}

/** Whether the job can be a PNG file: a very long ticket cannot. */
export function canBePng(job: Job, { columns }: Pick<Paper, "columns">): boolean {
  return fitsOnePicture(linesOfJob(job, columns));
}

/**
 * The commands that print a job. The encoder is loaded with the first of them: few places have such a
 * printer.
 */
export async function renderCommands(
  job: Job,
  paper: Paper,
  language: PrinterLanguage,
): Promise<Uint8Array> {
  const { columns } = paper;
  const lines = linesOfJob(job, columns);
  const { encodeLines, encodePictures } = await import("./printer-commands.ts");
  if (!needsPicture(job, paper)) return encodeLines(lines, { language, columns });
  return encodePictures(drawTicket(lines, drawingOf(job, paper)), { language, columns });
}

/** The job as a PNG file, where it can be one. */
export function renderPng(job: Job, paper: Paper): Promise<Buffer> {
  return drawTicketPng(linesOfJob(job, paper.columns), drawingOf(job, paper));
}

/** The job as plain text, centred by spaces. */
export function renderText(job: Job, { columns }: Paper): string {
  const lines = linesOfJob(job, columns).map((line) => {
    const text = lineText({ ...line, size: 1 }, columns);
    const space = line.align === "center" ? Math.floor((columns - text.length) / 2) : 0;
    return " ".repeat(Math.max(0, space)) + text;
  });
  return `${lines.join("\n")}\n`;
}

const drawingOf = (job: Job, { columns }: Paper) => ({
  columns,
  isRightToLeft: isRightToLeft(job.ticket.language),
});

import { dayAndTime } from "@comanda/domain/printing/kitchen-ticket";
import type { TicketBlock } from "@comanda/domain/printing/ticket-block";
import type { TicketLanguage } from "@comanda/domain/printing/ticket-language";
import { ticketWords } from "@comanda/domain/printing/ticket-words";

type TestFacts = {
  company: { name: string; timezone: string };
  printer: string;
  member: string;
  now: Date;
};

/** A test ticket: who prints where, and letters that printers often get wrong. */
export function testTicketBlocks(
  language: TicketLanguage,
  { company, printer, member, now }: TestFacts,
): TicketBlock[] {
  return [
    { kind: "text", text: ticketWords[language].test, align: "center", size: 2, bold: true },
    { kind: "text", text: printer, align: "center" },
    { kind: "rule" },
    { kind: "text", text: company.name },
    { kind: "pair", start: member, end: dayAndTime(company.timezone, now) },
    { kind: "text", text: "ÁÉÍÑÓÚÜ áéíñóúü ÀÇÈ ß €", align: "center" },
  ];
}

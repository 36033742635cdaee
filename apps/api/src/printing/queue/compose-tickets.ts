import type { PrintingSettings } from "@comanda/contract/staff/printer-schemas";
import { cancelTicket, promiseNote, withChangeMark } from "@comanda/domain/printing/change-mark";
import { kitchenTicket } from "@comanda/domain/printing/kitchen-ticket";
import { receipt } from "@comanda/domain/printing/receipt";
import { assignToStations } from "@comanda/domain/printing/stations";
import type { TicketBlock } from "@comanda/domain/printing/ticket-block";
import type { TicketOrder, TicketOrderLine } from "@comanda/domain/printing/ticket-order";
import { ticketWords } from "@comanda/domain/printing/ticket-words";

/** A ticket of an order, and where it is printed. */
export type ComposedTicket = {
  kind: "kitchen" | "receipt";
  /** The id of the station; empty for the receipt. */
  station: string;
  stationName: string | null;
  printerId: string | null;
  copies: number;
  blocks: TicketBlock[];
};

/** All tickets of an order: one for each station that makes a part of it, then the receipt. */
export function composeTickets(order: TicketOrder, settings: PrintingSettings): ComposedTicket[] {
  const words = ticketWords[settings.language];
  const shares = assignToStations(order.lines, settings);
  const tickets = shares.map(({ station, lines }, at): ComposedTicket => {
    const part = { station: station.name, lines, number: at + 1, count: shares.length };
    return {
      kind: "kitchen",
      station: station.id,
      stationName: station.name,
      printerId: station.printer_id,
      copies: station.copies,
      blocks: kitchenTicket(order, part, words),
    };
  });
  const { printer_id: printerId, copies } = settings.receipt;
  const blocks = receipt(order, words);
  const own = { kind: "receipt", station: "", stationName: null } as const;
  return [...tickets, { ...own, printerId, copies, blocks }];
}

/**
 * The tickets of an order that has changed since its tickets were printed: one for each station of
 * which something is left out, with what it still makes, and the receipt.
 */
export function composeChangeTickets(
  order: TicketOrder,
  leftOut: readonly TicketOrderLine[],
  settings: PrintingSettings,
): ComposedTicket[] {
  const words = ticketWords[settings.language];
  const shares = assignToStations(order.lines, settings);
  const changes = assignToStations(leftOut, settings);
  const tickets = changes.map(({ station, lines: gone }, at): ComposedTicket => {
    const lines = shares.find((share) => share.station === station)?.lines ?? [];
    const part = { station: station.name, lines, number: at + 1, count: changes.length };
    return {
      kind: "kitchen",
      station: station.id,
      stationName: station.name,
      printerId: station.printer_id,
      copies: station.copies,
      blocks: withChangeMark(kitchenTicket(order, part, words), gone, words),
    };
  });
  const { printer_id: printerId, copies } = settings.receipt;
  const blocks = withChangeMark(receipt(order, words), [], words);
  const own = { kind: "receipt", station: "", stationName: null } as const;
  return [...tickets, { ...own, printerId, copies, blocks }];
}

/** The tickets of a cancelled order, one for each of the stations that have a part of it on paper. */
export function composeCancelTickets(
  order: TicketOrder,
  onPaper: readonly string[],
  settings: PrintingSettings,
): ComposedTicket[] {
  const words = ticketWords[settings.language];
  return assignToStations(order.lines, settings)
    .filter(({ station }) => onPaper.includes(station.id))
    .map(({ station, lines }) => ({
      kind: "kitchen",
      station: station.id,
      stationName: station.name,
      printerId: station.printer_id,
      copies: station.copies,
      blocks: cancelTicket(order, { station: station.name, lines }, words),
    }));
}

/** The notes that say the promised time of an order, one for each of its stations. */
export function composePromiseNotes(
  order: TicketOrder,
  settings: PrintingSettings,
): ComposedTicket[] {
  const words = ticketWords[settings.language];
  return assignToStations(order.lines, settings).map(({ station }) => ({
    kind: "kitchen",
    station: station.id,
    stationName: station.name,
    printerId: station.printer_id,
    copies: 1,
    blocks: promiseNote(order, station.name, words),
  }));
}

import type { PrintingSettings } from "@comanda/contract/staff/printer-schemas";
import { cancelTicket, promiseNote, withChangeMark } from "@comanda/domain/printing/change-mark";
import { kitchenTicket } from "@comanda/domain/printing/kitchen-ticket";
import { receipt } from "@comanda/domain/printing/receipt";
import { assignToStations, type Station } from "@comanda/domain/printing/stations";
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
  const tickets = shares.map(({ station, lines }, at) => {
    const part = { station: station.name, lines, number: at + 1, count: shares.length };
    return stationTicket(station, kitchenTicket(order, part, words));
  });
  return [...tickets, receiptTicket(settings, receipt(order, words))];
}

/** What has changed of an order, and which papers do not know it. */
export type PrintedChange = {
  /** What is left out since the last tickets. */
  leftOut: readonly TicketOrderLine[];
  /** What earlier changes have left out. */
  leftOutBefore: readonly TicketOrderLine[];
  /** The ids of the stations that have a ticket of the order, or will have it. */
  withTickets: readonly string[];
};

/**
 * The tickets of an order that has changed since its tickets were printed: one for each station of which
 * something is left out, with what it still makes, and the receipt. Stations are those of today. One that
 * has a ticket of the order and makes none of its dishes since then, because they moved to another station,
 * reads all that is left out.
 */
export function composeChangeTickets(
  order: TicketOrder,
  { leftOut, leftOutBefore, withTickets }: PrintedChange,
  settings: PrintingSettings,
): ComposedTicket[] {
  const words = ticketWords[settings.language];
  const shares = assignToStations(order.lines, settings);
  const everMade = assignToStations([...order.lines, ...leftOut, ...leftOutBefore], settings);
  const former = settings.stations
    .filter(
      ({ id }) => withTickets.includes(id) && !everMade.some(({ station }) => station.id === id),
    )
    .map((station) => ({ station, lines: leftOut }));
  const changes = [...assignToStations(leftOut, settings), ...former];
  const tickets = changes.map(({ station, lines: gone }, at) => {
    const lines = shares.find((share) => share.station === station)?.lines ?? [];
    const part = { station: station.name, lines, number: at + 1, count: changes.length };
    return stationTicket(station, withChangeMark(kitchenTicket(order, part, words), gone, words));
  });
  return [...tickets, receiptTicket(settings, withChangeMark(receipt(order, words), [], words))];
}

/**
 * The tickets of a cancelled order, one for each of the stations that have a part of it on paper. A station
 * that makes none of its dishes any more, because they have moved to another station, gets a ticket with
 * all of them.
 */
export function composeCancelTickets(
  order: TicketOrder,
  onPaper: readonly string[],
  settings: PrintingSettings,
): ComposedTicket[] {
  const words = ticketWords[settings.language];
  const shares = assignToStations(order.lines, settings);
  return settings.stations
    .filter(({ id }) => onPaper.includes(id))
    .map((station) => {
      const { lines } = shares.find((share) => share.station === station) ?? order;
      return stationTicket(station, cancelTicket(order, { station: station.name, lines }, words));
    });
}

/** The notes that say the promised time of an order, one for each of its stations. */
export function composePromiseNotes(
  order: TicketOrder,
  settings: PrintingSettings,
): ComposedTicket[] {
  const words = ticketWords[settings.language];
  return assignToStations(order.lines, settings).map(({ station }) => ({
    ...stationTicket(station, promiseNote(order, station.name, words)),
    copies: 1,
  }));
}

function stationTicket(station: Station, blocks: TicketBlock[]): ComposedTicket {
  const { id, name: stationName, printer_id: printerId, copies } = station;
  return { kind: "kitchen", station: id, stationName, printerId, copies, blocks };
}

function receiptTicket(settings: PrintingSettings, blocks: TicketBlock[]): ComposedTicket {
  const { printer_id: printerId, copies } = settings.receipt;
  return { kind: "receipt", station: "", stationName: null, printerId, copies, blocks };
}

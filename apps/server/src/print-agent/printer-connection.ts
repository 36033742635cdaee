import { once } from "node:events";
import { connect, type Socket } from "node:net";
import {
  END_REQUEST,
  isEndByte,
  isStatusByte,
  type PrinterStatus,
  readStatus,
  STATUS_REQUEST,
} from "@comanda/domain/printing/esc-pos-status";

export type PrinterAddress = { host: string; port: number };

/** An open connection to a printer's port. */
export type PrinterConnection = {
  /** The printer's status; null when it does not answer within `ms`, or the connection ended. */
  status(ms: number): Promise<PrinterStatus | null>;
  /** Sends a document and asks for a sign that it is printed. */
  send(document: Uint8Array): void;
  /** Sends a document and ends the connection; resolves to whether all of it has left for the printer. */
  sendAll(document: Uint8Array): Promise<boolean>;
  /** Resolves when the printer has said that everything before is printed. */
  ended: Promise<void>;
  /** Aborted when the connection is over. */
  closed: AbortSignal;
  close(): void;
};

/** Connects to a printer; null when it cannot be reached within `ms`. */
export async function openPrinter(
  { host, port }: PrinterAddress,
  ms: number,
): Promise<PrinterConnection | null> {
  const socket = connect({ host, port, noDelay: true });
  // Errors also end the connection, which is what counts.
  socket.on("error", () => undefined);
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(ms) });
    return followPrinter(socket);
  } catch {
    socket.destroy();
    return null;
  }
}

function followPrinter(socket: Socket): PrinterConnection {
  const closing = new AbortController();
  const ended = Promise.withResolvers<void>();
  let answers: number[] = [];
  let asked: ((bytes: number[] | null) => void) | null = null;
  socket.on("data", (bytes) => {
    for (const byte of bytes) {
      if (isStatusByte(byte)) answers.push(byte);
      else if (isEndByte(byte)) ended.resolve();
    }
    if (answers.length >= 3) asked?.(answers.splice(0, 3));
  });
  socket.once("close", () => {
    closing.abort();
    asked?.(null);
  });
  return {
    status: async (ms) => {
      if (closing.signal.aborted) return null;
      answers = [];
      const { promise, resolve } = Promise.withResolvers<number[] | null>();
      asked = resolve;
      const timer = setTimeout(() => resolve(null), ms);
      socket.write(STATUS_REQUEST);
      const bytes = await promise;
      clearTimeout(timer);
      asked = null;
      return bytes && readStatus(bytes);
    },
    send: (document) => {
      socket.write(document);
      socket.write(END_REQUEST);
    },
    sendAll: (document) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      socket.once("close", () => resolve(false));
      socket.end(document, () => resolve(true));
      return promise;
    },
    ended: ended.promise,
    closed: closing.signal,
    close: () => socket.destroy(),
  };
}

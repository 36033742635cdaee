import {
  END_REQUEST,
  isEndByte,
  isStatusByte,
  type PrinterStatus,
  readStatus,
  STATUS_REQUEST,
} from "@comanda/domain/printing/esc-pos-status";
import type { UsbDevice } from "./usb-device.ts";
import type { UsbPrintError } from "./usb-print-state.ts";
import {
  findPrinterInterface,
  PORT_STATUS_REQUEST,
  type PrinterInterface,
  readPortStatus,
} from "./usb-printer-interface.ts";

/** A printer that cannot be used, and why. */
export class UsbPrinterError extends Error {
  readonly reason: UsbPrintError;

  constructor(reason: UsbPrintError, cause?: unknown) {
    super(`The USB printer is ${reason}`, { cause });
    this.reason = reason;
  }
}

/** A printer whose interface this page has claimed. */
export type UsbConnection = {
  /** What the printer says of itself; `ready` where it cannot say. */
  status(ms: number): Promise<PrinterStatus>;
  /** The status by a way that works while the printer takes no bytes; null where it has none. */
  portStatus(): Promise<PrinterStatus | null>;
  /** Sends bytes; returns how many of them it took. Rejects with `UsbPrinterError`. */
  send(bytes: Uint8Array<ArrayBuffer>): Promise<number>;
  /** Asks for a sign that everything before is printed; null where the printer cannot answer. */
  requestEnd(): Promise<{ isEnded: Promise<void> } | null>;
  close(): Promise<void>;
};

const ANSWER_LENGTH = 64;

/** Opens a printer and claims its interface. Rejects with `UsbPrinterError`. */
export async function openUsbPrinter(device: UsbDevice): Promise<UsbConnection> {
  const place = findPrinterInterface(device);
  if (!place) throw new UsbPrinterError("error");
  try {
    if (!device.opened) await device.open();
    if (device.configuration?.configurationValue !== place.configuration)
      await device.selectConfiguration(place.configuration);
    await device.claimInterface(place.interfaceNumber);
    if (place.alternate > 0)
      await device.selectAlternateInterface(place.interfaceNumber, place.alternate);
  } catch (error) {
    await device.close().catch(() => undefined);
    // Only an unplugged device is not found; all other failures are of a system that has it in use.
    throw new UsbPrinterError(isGone(error) ? "unplugged" : "busy", error);
  }
  return follow(device, place);
}

const isGone = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "NotFoundError";

function follow(device: UsbDevice, place: PrinterInterface): UsbConnection {
  const ended = Promise.withResolvers<void>();
  const { promise: closed, resolve: endReading } = Promise.withResolvers<void>();
  let statusBytes: number[] = [];
  let answer: ((bytes: number[]) => void) | null = null;
  let isOpen = true;
  let isEndAsked = false;

  const receive = (byte: number) => {
    if (isStatusByte(byte)) statusBytes.push(byte);
    else if (isEndAsked && isEndByte(byte)) ended.resolve();
    if (statusBytes.length >= 3) answer?.(statusBytes.splice(0, 3));
  };
  const read = async (endpoint: number) => {
    while (isOpen) {
      const { data, status } = await device.transferIn(endpoint, ANSWER_LENGTH);
      if (status === "stall") await device.clearHalt("in", endpoint);
      for (let at = 0; at < (data?.byteLength ?? 0); at += 1) receive(data?.getUint8(at) ?? 0);
      // A printer without an answer may send empty packets without a pause.
      if (!data?.byteLength) await pause(20);
    }
  };
  // A device that is gone also fails to take bytes, which says so.
  if (place.in !== null) void read(place.in).then(endReading, endReading);

  const send = async (bytes: Uint8Array<ArrayBuffer>): Promise<number> => {
    try {
      const { status, bytesWritten } = await device.transferOut(place.out, bytes);
      if (status === "ok") return bytesWritten;
      await device.clearHalt("out", place.out);
    } catch (error) {
      throw new UsbPrinterError("unplugged", error);
    }
    throw new UsbPrinterError("stalled");
  };
  const portStatus = async (): Promise<PrinterStatus | null> => {
    const setup = {
      requestType: "class" as const,
      recipient: "interface" as const,
      request: PORT_STATUS_REQUEST,
      value: 0,
      index: place.interfaceNumber,
    };
    const result = await device.controlTransferIn(setup, 1).catch(() => null);
    return result?.status === "ok" && result.data?.byteLength
      ? readPortStatus(result.data.getUint8(0))
      : null;
  };
  /** The printer's own answer; null without one in time. */
  const ask = async (ms: number): Promise<PrinterStatus | null> => {
    if (place.in === null) return null;
    statusBytes = [];
    const { promise, resolve } = Promise.withResolvers<number[] | null>();
    answer = resolve;
    const sending = send(Uint8Array.from(STATUS_REQUEST));
    if ((await Promise.race([sending, pause(ms)])) === null) {
      // Closing the printer ends the question.
      sending.catch(() => undefined);
      return "offline";
    }
    const bytes = await Promise.race([promise, pause(ms)]);
    answer = null;
    return bytes && readStatus(bytes);
  };
  return {
    send,
    portStatus,
    status: async (ms) => {
      const port = await portStatus();
      // A port with an error would keep the question.
      if (port !== null && port !== "ready") return port;
      return (await ask(ms)) ?? "ready";
    },
    requestEnd: async () => {
      isEndAsked = true;
      if (place.in === null) return null;
      await send(Uint8Array.from(END_REQUEST));
      const lost = closed.then(() => {
        throw new UsbPrinterError("unplugged");
      });
      return { isEnded: Promise.race([ended.promise, lost]) };
    },
    close: async () => {
      isOpen = false;
      await device.close().catch(() => undefined);
      if (place.in !== null) await Promise.race([closed, pause(1000)]);
    },
  };
}

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

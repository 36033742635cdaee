import { openUsbPrinter, type UsbConnection, UsbPrinterError } from "./usb-connection.ts";
import type { UsbDevice } from "./usb-device.ts";
import { nextPrintState, type UsbPrintEvent, type UsbPrintState } from "./usb-print-state.ts";

export type UsbPrintTimes = {
  /** Milliseconds for an answer to a question about the status. */
  answerMs: number;
  /** Milliseconds between looks at a printer that takes no bytes or does not confirm. */
  lookMs: number;
  /** Milliseconds for which a ready printer may leave the end unconfirmed: after that it never confirms. */
  confirmMs: number;
  /** Milliseconds for which a printer may stand still with a ticket, for instance without paper. */
  standstillMs: number;
};

const USB_PRINT_TIMES: UsbPrintTimes = {
  answerMs: 1_000,
  lookMs: 1_000,
  confirmMs: 10_000,
  standstillMs: 120_000,
};

/** Bytes in one transfer: a multiple of every packet size. */
const CHUNK = 4096;

/** The printers that print a ticket of this page. */
const inUse = new WeakSet<UsbDevice>();

type UsbPrint = {
  device: UsbDevice;
  /** The commands of the ticket. */
  data: Uint8Array<ArrayBuffer>;
  /** Notes the ticket before its first byte; false if another device was first, and nothing is sent. */
  claim: () => Promise<boolean>;
  onState: (state: UsbPrintState) => void;
  times?: UsbPrintTimes;
};

/**
 * Prints a ticket and returns how that ended; null if the claim was refused. The printer must be ready
 * before the claim, so that a refusal of the printer needs no mark on the next print.
 */
export async function printOnUsb({
  device,
  data,
  claim,
  onState,
  times = USB_PRINT_TIMES,
}: UsbPrint): Promise<UsbPrintState | null> {
  let state: UsbPrintState = { step: "idle" };
  const apply = (event: UsbPrintEvent): UsbPrintState => {
    state = nextPrintState(state, event);
    onState(state);
    return state;
  };
  let connection: UsbConnection | null = null;
  apply({ type: "start" });
  // The page has opened it already, so that the browser would not refuse.
  if (inUse.has(device)) return apply({ type: "failed", error: "busy" });
  inUse.add(device);
  try {
    connection = await openUsbPrinter(device);
    const opened = apply({ type: "opened", status: await connection.status(times.answerMs) });
    if (opened.step !== "ready") return opened;
    if (!(await claim())) return null;
    apply({ type: "begin", total: data.byteLength });
    await sendAll(connection, data, times, apply);
    await awaitEnd(connection, times, apply);
  } catch (error) {
    if (!(error instanceof UsbPrinterError)) throw error;
    apply({ type: "failed", error: error.reason });
  } finally {
    await connection?.close();
    inUse.delete(device);
  }
  return state;
}

type Apply = (event: UsbPrintEvent) => UsbPrintState;

async function sendAll(
  connection: UsbConnection,
  data: Uint8Array<ArrayBuffer>,
  times: UsbPrintTimes,
  apply: Apply,
): Promise<void> {
  for (let at = 0; at < data.byteLength; ) {
    const sending = connection.send(data.slice(at, at + CHUNK));
    const bytes = await whileLooking(sending, connection, times, apply);
    if (!bytes) throw new UsbPrinterError("stalled");
    at += bytes;
    apply({ type: "taken", bytes });
  }
}

async function awaitEnd(
  connection: UsbConnection,
  times: UsbPrintTimes,
  apply: Apply,
): Promise<void> {
  const ended = await whileLooking(connection.requestEnd(), connection, times, apply);
  if (ended === null) return void apply({ type: "silent" });
  const end = ended.isEnded.then(() => true);
  const isEnded = await whileLooking(end, connection, times, apply, times.confirmMs);
  apply({ type: isEnded ? "ended" : "silent" });
}

/**
 * Waits for the printer, and says what it stands still for. Null when it was ready for `silenceMs` and
 * said nothing; rejects with `UsbPrinterError` when it stands still for too long.
 */
async function whileLooking<Result>(
  work: Promise<Result>,
  connection: UsbConnection,
  times: UsbPrintTimes,
  apply: Apply,
  silenceMs = Number.POSITIVE_INFINITY,
): Promise<Result | null> {
  const start = performance.now();
  let readySince = start;
  const result = work.then((value) => ({ value }));
  for (;;) {
    const done = await Promise.race([result, pause(times.lookMs)]);
    if (done) return done.value;
    const status =
      (await Promise.race([connection.portStatus(), pause(times.answerMs)])) ?? "ready";
    apply({ type: "standstill", status });
    const now = performance.now();
    if (status !== "ready") readySince = now;
    if (now - readySince > silenceMs) return null;
    if (now - start > times.standstillMs)
      throw new UsbPrinterError(status === "ready" ? "stalled" : status);
  }
}

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

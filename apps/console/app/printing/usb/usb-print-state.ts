import type { PrinterStatus } from "@comanda/domain/printing/esc-pos-status";

/** Why a printer at this device does not print. */
export type UsbPrintError =
  | Exclude<PrinterStatus, "ready">
  /** Another program or page uses it. */
  | "busy"
  | "unplugged"
  /** It took no more bytes. */
  | "stalled";

/** How far a ticket is. */
export type UsbPrintState =
  | { step: "idle" }
  | { step: "opening" }
  /** Ready: nothing of the ticket is sent yet. */
  | { step: "ready" }
  /** `standstill`: what the printer waits for. */
  | { step: "sending"; sent: number; total: number; standstill: UsbPrintError | null }
  | { step: "confirming"; standstill: UsbPrintError | null }
  /** The printer says that it is on paper. */
  | { step: "printed" }
  /** The printer has all of it, and cannot say more. */
  | { step: "sent" }
  /** Surely not on paper. */
  | { step: "not_printed"; error: UsbPrintError }
  /** May be on paper, in part or whole. */
  | { step: "uncertain"; error: UsbPrintError };

export type UsbPrintEvent =
  | { type: "start" }
  | { type: "opened"; status: PrinterStatus }
  | { type: "begin"; total: number }
  | { type: "taken"; bytes: number }
  | { type: "standstill"; status: PrinterStatus }
  | { type: "ended" }
  | { type: "silent" }
  | { type: "failed"; error: UsbPrintError };

/** The state of a ticket after an event. Events that no longer matter change nothing. */
export function nextPrintState(state: UsbPrintState, event: UsbPrintEvent): UsbPrintState {
  if (event.type === "start") return { step: "opening" };
  if (event.type === "failed") return afterError(state, event.error);
  switch (state.step) {
    case "opening":
      if (event.type !== "opened") return state;
      return event.status === "ready"
        ? { step: "ready" }
        : { step: "not_printed", error: event.status };
    case "ready":
      if (event.type !== "begin") return state;
      return { step: "sending", sent: 0, total: event.total, standstill: null };
    case "sending":
      return whileSending(state, event);
    case "confirming":
      if (event.type === "ended") return { step: "printed" };
      if (event.type === "silent") return { step: "sent" };
      if (event.type !== "standstill") return state;
      return { ...state, standstill: standstillOf(event.status) };
    default:
      return state;
  }
}

function whileSending(
  state: Extract<UsbPrintState, { step: "sending" }>,
  event: UsbPrintEvent,
): UsbPrintState {
  if (event.type === "standstill") return { ...state, standstill: standstillOf(event.status) };
  if (event.type !== "taken") return state;
  const sent = state.sent + event.bytes;
  if (sent >= state.total) return { step: "confirming", standstill: null };
  return { ...state, sent, standstill: null };
}

/** From its first byte on a ticket may be on paper; before, it is surely not. */
function afterError(state: UsbPrintState, error: UsbPrintError): UsbPrintState {
  if (state.step === "opening" || state.step === "ready") return { step: "not_printed", error };
  if (state.step === "sending" || state.step === "confirming") return { step: "uncertain", error };
  return state;
}

const standstillOf = (status: PrinterStatus): UsbPrintError | null =>
  status === "ready" ? null : status;

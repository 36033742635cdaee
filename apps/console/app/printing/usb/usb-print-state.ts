import type { PrinterStatus } from "@comanda/domain/printing/printer-status";

/** Why a printer at this device does not print. */
export type UsbTrouble =
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
  | { step: "sending"; sent: number; total: number; standstill: UsbTrouble | null }
  | { step: "confirming"; standstill: UsbTrouble | null }
  /** The printer says that it is on paper. */
  | { step: "printed" }
  /** The printer has all of it, and cannot say more. */
  | { step: "sent" }
  /** Surely not on paper. */
  | { step: "not_printed"; trouble: UsbTrouble }
  /** May be on paper, in part or whole. */
  | { step: "uncertain"; trouble: UsbTrouble };

export type UsbPrintEvent =
  | { type: "start" }
  | { type: "opened"; status: PrinterStatus }
  | { type: "begin"; total: number }
  | { type: "taken"; bytes: number }
  | { type: "standstill"; status: PrinterStatus }
  | { type: "ended" }
  | { type: "silent" }
  | { type: "trouble"; trouble: UsbTrouble };

/** The state of a ticket after an event. Events that no longer matter change nothing. */
export function nextPrintState(state: UsbPrintState, event: UsbPrintEvent): UsbPrintState {
  if (event.type === "start") return { step: "opening" };
  if (event.type === "trouble") return afterTrouble(state, event.trouble);
  switch (state.step) {
    case "opening":
      if (event.type !== "opened") return state;
      return event.status === "ready"
        ? { step: "ready" }
        : { step: "not_printed", trouble: event.status };
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
function afterTrouble(state: UsbPrintState, trouble: UsbTrouble): UsbPrintState {
  if (state.step === "opening" || state.step === "ready") return { step: "not_printed", trouble };
  if (state.step === "sending" || state.step === "confirming")
    return { step: "uncertain", trouble };
  return state;
}

const standstillOf = (status: PrinterStatus): UsbTrouble | null =>
  status === "ready" ? null : status;

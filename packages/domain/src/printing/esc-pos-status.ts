/** What a printer says of itself. */
export type PrinterStatus = "ready" | "paper_out" | "cover_open" | "offline" | "error";

/** DLE EOT 1, 2 and 4 of ESC/POS: printer, cause of being offline, paper. Answered at once. */
export const STATUS_REQUEST = Uint8Array.of(0x10, 0x04, 1, 0x10, 0x04, 2, 0x10, 0x04, 4);
/** GS r 1 of ESC/POS: the paper sensor, answered after everything before it is printed. */
export const END_REQUEST = Uint8Array.of(0x1d, 0x72, 1);

/** Whether a byte answers DLE EOT. Bits 1 and 4 are set, bits 0 and 7 are not. */
export const isStatusByte = (byte: number): boolean => (byte & 0x93) === 0x12;

/** Whether a byte answers GS r 1: bits 4 and 7 are not set. */
export const isEndByte = (byte: number): boolean => (byte & 0x90) === 0;

/** Reads the three answers to `STATUS_REQUEST`. */
export function readStatus([printer = 0, cause = 0, paper = 0]: readonly number[]): PrinterStatus {
  if (paper & 0x60 || cause & 0x20) return "paper_out";
  if (cause & 0x04) return "cover_open";
  if (cause & 0x40) return "error";
  return printer & 0x08 ? "offline" : "ready";
}

import type { PrinterStatus } from "@comanda/domain/printing/esc-pos-status";
import type { UsbDevice } from "./usb-device.ts";

/** The class of printers (USB-IF, Device Class Definition for Printing Devices 1.1). */
export const PRINTER_CLASS = 7;

/** Where the bytes of a printer go, and where its answers come from. */
export type PrinterInterface = {
  configuration: number;
  interfaceNumber: number;
  alternate: number;
  out: number;
  /** Null for a printer that cannot answer. */
  in: number | null;
};

/**
 * Finds the interface of a printer; null for a device that is none. One that answers is preferred to
 * one that only listens.
 */
export function findPrinterInterface({
  configurations,
}: Pick<UsbDevice, "configurations">): PrinterInterface | null {
  const found = configurations.flatMap(({ configurationValue: configuration, interfaces }) =>
    interfaces.flatMap(({ interfaceNumber, alternates }) =>
      alternates
        .filter(({ interfaceClass }) => interfaceClass === PRINTER_CLASS)
        .flatMap(({ alternateSetting: alternate, endpoints }): PrinterInterface[] => {
          const bulk = endpoints.filter(({ type }) => type === "bulk");
          const end = (side: "in" | "out") => bulk.find(({ direction }) => direction === side);
          const out = end("out")?.endpointNumber;
          if (out === undefined) return [];
          const answers = end("in")?.endpointNumber ?? null;
          return [{ configuration, interfaceNumber, alternate, out, in: answers }];
        }),
    ),
  );
  return found.find((each) => each.in !== null) ?? found[0] ?? null;
}

/** GET_PORT_STATUS of the printer class: answered while the printer takes no bytes. */
export const PORT_STATUS_REQUEST = 1;

/**
 * Reads the byte of GET_PORT_STATUS: bit 5 is set without paper. Printers that do not know their errors
 * set the other bits in different ways, so that these count for nothing.
 */
export function readPortStatus(byte: number): PrinterStatus {
  return byte & 0x20 ? "paper_out" : "ready";
}

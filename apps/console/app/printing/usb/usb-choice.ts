import type { UsbDevice } from "./usb-device.ts";
import { findPrinterInterface } from "./usb-printer-interface.ts";

/** How this device's browser prints on its USB printer. */
export type UsbPaper = { columns: "32" | "42" | "48"; asPictures: boolean };

const DEFAULT_PAPER: UsbPaper = { columns: "42", asPictures: false };
const PAPER_KEY = "usb_printer.paper";
const DEVICE_KEY = "usb_printer.device";

/** The paper that was chosen at this device. */
export function storedPaper(): UsbPaper {
  const [columns, letters] = localStorage.getItem(PAPER_KEY)?.split(" ") ?? [];
  if (columns !== "32" && columns !== "42" && columns !== "48") return DEFAULT_PAPER;
  return { columns, asPictures: letters === "pictures" };
}

/** Keeps the paper of the printer for this browser. */
export function storePaper({ columns, asPictures }: UsbPaper): void {
  localStorage.setItem(PAPER_KEY, `${columns} ${asPictures ? "pictures" : "text"}`);
}

type UsbName = Pick<UsbDevice, "vendorId" | "productId" | "serialNumber">;
const nameOf = ({ vendorId, productId, serialNumber = "" }: UsbName) =>
  `${vendorId} ${productId} ${serialNumber}`;

/** Keeps for this browser which printer was chosen. */
export function storeDevice(device: UsbName): void {
  localStorage.setItem(DEVICE_KEY, nameOf(device));
}

/** The printer among the devices that the member has allowed: the last chosen one, or any. */
export function choosePrinter(devices: readonly UsbDevice[]): UsbDevice | null {
  const printers = devices.filter((device) => findPrinterInterface(device) !== null);
  const chosen = localStorage.getItem(DEVICE_KEY);
  return printers.find((device) => nameOf(device) === chosen) ?? printers[0] ?? null;
}

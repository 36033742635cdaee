import {
  choosePrinter,
  storeDevice,
  storedPaper,
  storePaper,
  type UsbPaper,
} from "./usb-choice.ts";
import { browserUsb, type UsbDevice } from "./usb-device.ts";
import { PRINTER_CLASS } from "./usb-printer-interface.ts";

/** The USB printer of this device as all parts of the page see it. */
export type UsbPrinter = { device: UsbDevice | null; paper: UsbPaper };

let current: UsbPrinter = { device: null, paper: { columns: "42", asPictures: false } };
const listeners = new Set<() => void>();

/** The printer at this device as it is now. */
export const currentUsbPrinter = (): UsbPrinter => current;

/** Follows the printer while a page listens: it is found when it is plugged in. */
export function followUsbPrinter(listener: () => void): () => void {
  const usb = browserUsb();
  listeners.add(listener);
  if (usb && listeners.size === 1) {
    usb.addEventListener("connect", lookForPrinter);
    usb.addEventListener("disconnect", lookForPrinter);
    void findPrinter();
  }
  return () => {
    listeners.delete(listener);
    if (!usb || listeners.size > 0) return;
    usb.removeEventListener("connect", lookForPrinter);
    usb.removeEventListener("disconnect", lookForPrinter);
  };
}

/**
 * Lets the member choose a printer; call it on a press. False when they choose none. The browser
 * remembers the choice.
 */
export async function chooseUsbPrinter(): Promise<boolean> {
  const filters = [{ classCode: PRINTER_CLASS }];
  const device = await browserUsb()
    ?.requestDevice({ filters })
    .catch(() => null);
  if (!device) return false;
  storeDevice(device);
  await findPrinter();
  return true;
}

/** Ends the page's permission to use the printer. */
export async function forgetUsbPrinter(): Promise<void> {
  await current.device?.forget?.().catch(() => undefined);
  await findPrinter();
}

/** Changes the paper of the printer, for this browser. */
export function changeUsbPaper(paper: UsbPaper): void {
  storePaper(paper);
  show({ ...current, paper });
}

async function findPrinter(): Promise<void> {
  const devices = (await browserUsb()?.getDevices()) ?? [];
  show({ device: choosePrinter(devices), paper: storedPaper() });
}

function lookForPrinter(): void {
  void findPrinter();
}

function show(next: UsbPrinter): void {
  current = next;
  for (const listener of listeners) listener();
}

import { useState, useSyncExternalStore } from "react";
import { useChanges } from "../../api/use-changes.ts";
import { printOnUsb } from "./print-on-usb.ts";
import type { UsbDevice } from "./usb-device.ts";
import type { UsbPrintState } from "./usb-print-state.ts";
import { currentUsbPrinter, followUsbPrinter } from "./usb-printer-store.ts";

type UsbTicket = {
  /** Reads the commands, base64. */
  read: () => Promise<{ data: string }>;
  /** Notes the ticket before its first byte; false if another device was first. */
  claim: () => Promise<boolean>;
  /** Called with how it ended, unless nothing was claimed. */
  onEnd?: (state: UsbPrintState) => Promise<unknown>;
};

/** Prints on the USB printer of this device, one ticket at a time. */
export function useUsbPrint() {
  const { device, paper } = useSyncExternalStore(
    followUsbPrinter,
    currentUsbPrinter,
    currentUsbPrinter,
  );
  const [state, setState] = useState<UsbPrintState>({ step: "idle" });
  const { run, busy, error } = useChanges();

  const print = (printer: UsbDevice, { read, claim, onEnd }: UsbTicket) =>
    run(async () => {
      setState({ step: "opening" });
      try {
        const data = bytesOf((await read()).data);
        let isClaimed = false;
        const claimFirst = async () => {
          isClaimed = await claim();
          return isClaimed;
        };
        const end = await printOnUsb({
          device: printer,
          data,
          claim: claimFirst,
          onState: setState,
        });
        if (end === null) setState({ step: "idle" });
        else if (isClaimed) await onEnd?.(end);
      } catch (failure) {
        setState({ step: "idle" });
        throw failure;
      }
    });

  return { device, paper, state, busy, error, print };
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);

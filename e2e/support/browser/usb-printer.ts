import type { Page } from "@playwright/test";

/** What the page's USB printer does. */
type UsbPrinterWindow = {
  e2eUsb: {
    /** What it has printed, one character a byte. */
    paper: string;
    /** How many bytes more it takes before it is unplugged; null for all. */
    unplugAfter: number | null;
  };
};

/**
 * Gives the page a browser with one receipt printer at its USB port: the member's choice of it is
 * remembered as by a browser. Call it before the page is opened.
 */
export async function plugUsbPrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = { paper: "", unplugAfter: null as number | null };
    Object.assign(window, { e2eUsb: state });
    const ALLOWED = "e2e_usb_allowed";
    const gone = () => new DOMException("The device was disconnected.", "NotFoundError");
    let answers: number[] = [];
    let reader: PromiseWithResolvers<object> | null = null;
    const flush = () => {
      if (!reader || answers.length === 0) return;
      const data = new DataView(Uint8Array.from(answers).buffer);
      answers = [];
      reader.resolve({ status: "ok", data });
      reader = null;
    };
    const bulk = { type: "bulk", packetSize: 64 };
    const endpoints = [
      { ...bulk, endpointNumber: 1, direction: "out" },
      { ...bulk, endpointNumber: 2, direction: "in" },
    ];
    const alternates = [
      { alternateSetting: 0, interfaceClass: 7, interfaceProtocol: 2, endpoints },
    ];
    const configuration = {
      configurationValue: 1,
      interfaces: [{ interfaceNumber: 0, alternates }],
    };
    const device = {
      vendorId: 0x04b8,
      productId: 0x0202,
      productName: "TM-T20",
      opened: false,
      configurations: [configuration],
      configuration,
      open: async () => void Object.assign(device, { opened: true }),
      close: async () => {
        device.opened = false;
        reader?.reject(new DOMException("The transfer was cancelled.", "AbortError"));
        reader = null;
      },
      forget: async () => localStorage.removeItem(ALLOWED),
      selectConfiguration: async () => undefined,
      claimInterface: async () => undefined,
      selectAlternateInterface: async () => undefined,
      clearHalt: async () => undefined,
      controlTransferIn: async () => ({
        status: "ok",
        data: new DataView(Uint8Array.of(0x18).buffer),
      }),
      transferIn: () => {
        reader = Promise.withResolvers();
        const { promise } = reader;
        flush();
        return promise;
      },
      transferOut: async (_endpoint: number, data: Uint8Array) => {
        const bytes = [...data];
        if (bytes[0] === 0x10 && bytes[1] === 0x04) answers.push(0x12, 0x12, 0x12);
        else if (bytes.join() === "29,114,1") answers.push(0);
        else {
          const taken = bytes.slice(0, state.unplugAfter ?? bytes.length);
          state.paper += String.fromCodePoint(...taken);
          if (state.unplugAfter !== null) throw gone();
        }
        flush();
        return { status: "ok", bytesWritten: bytes.length };
      },
    };
    const usb = {
      getDevices: async () => (localStorage.getItem(ALLOWED) ? [device] : []),
      requestDevice: async ({ filters }: { filters: { classCode?: number }[] }) => {
        if (!navigator.userActivation.isActive || filters[0]?.classCode !== 7) throw gone();
        localStorage.setItem(ALLOWED, "yes");
        return device;
      },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    Object.defineProperty(navigator, "usb", { value: usb, configurable: true });
  });
}

/** Takes what the page's printer has printed since the last time. */
export function takePaper(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { e2eUsb } = window as unknown as UsbPrinterWindow;
    const { paper } = e2eUsb;
    e2eUsb.paper = "";
    return paper;
  });
}

/** Unplugs the page's printer in the middle of its next ticket; null plugs it in again. */
export async function unplugAfter(page: Page, bytes: number | null): Promise<void> {
  await page.evaluate((limit) => {
    (window as unknown as UsbPrinterWindow).e2eUsb.unplugAfter = limit;
  }, bytes);
}

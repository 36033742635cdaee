/**
 * The parts of WebUSB that printing needs (WICG, WebUSB API), which TypeScript's browser types do not
 * have.
 */
export type UsbEndpoint = {
  readonly endpointNumber: number;
  readonly direction: "in" | "out";
  readonly type: "bulk" | "interrupt" | "isochronous";
  readonly packetSize: number;
};
export type UsbAlternate = {
  readonly alternateSetting: number;
  readonly interfaceClass: number;
  readonly interfaceProtocol: number;
  readonly endpoints: readonly UsbEndpoint[];
};
export type UsbInterface = {
  readonly interfaceNumber: number;
  readonly alternates: readonly UsbAlternate[];
};
export type UsbConfiguration = {
  readonly configurationValue: number;
  readonly interfaces: readonly UsbInterface[];
};
type UsbStatus = "ok" | "stall" | "babble";
type ControlSetup = {
  requestType: "standard" | "class" | "vendor";
  recipient: "device" | "interface" | "endpoint" | "other";
  request: number;
  value: number;
  index: number;
};

export type UsbDevice = {
  readonly vendorId: number;
  readonly productId: number;
  readonly productName?: string | undefined;
  readonly serialNumber?: string | undefined;
  readonly opened: boolean;
  readonly configuration: UsbConfiguration | null | undefined;
  readonly configurations: readonly UsbConfiguration[];
  open(): Promise<void>;
  close(): Promise<void>;
  /** Absent in browsers before 2022. */
  forget?(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  selectAlternateInterface(number: number, alternate: number): Promise<void>;
  controlTransferIn(
    setup: ControlSetup,
    length: number,
  ): Promise<{ status?: UsbStatus | undefined; data?: DataView | undefined }>;
  clearHalt(direction: "in" | "out", endpointNumber: number): Promise<void>;
  transferIn(
    endpointNumber: number,
    length: number,
  ): Promise<{ status?: UsbStatus | undefined; data?: DataView | undefined }>;
  transferOut(
    endpointNumber: number,
    data: Uint8Array<ArrayBuffer>,
  ): Promise<{ status?: UsbStatus | undefined; bytesWritten: number }>;
};

type UsbFilter = { classCode?: number; vendorId?: number; productId?: number };

export type Usb = {
  getDevices(): Promise<UsbDevice[]>;
  requestDevice(options: { filters: UsbFilter[] }): Promise<UsbDevice>;
  addEventListener(type: "connect" | "disconnect", listener: (event: UsbEvent) => void): void;
  removeEventListener(type: "connect" | "disconnect", listener: (event: UsbEvent) => void): void;
};
type UsbEvent = { readonly device: UsbDevice };

/** The browser's USB; null in browsers without it, and on pages that are not served over HTTPS. */
export function browserUsb(): Usb | null {
  const { usb } = navigator as { usb?: Usb };
  return usb ?? null;
}

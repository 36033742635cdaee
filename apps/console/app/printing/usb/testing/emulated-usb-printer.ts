import type { UsbConfiguration, UsbDevice } from "../usb-device.ts";

const STATUS_REQUEST = [0x10, 0x04];
const END_REQUEST = [0x1d, 0x72, 0x01];

type Options = { answers?: boolean };

/**
 * A USB receipt printer as WebUSB shows it: it must be opened, configured and claimed, takes bytes by
 * bulk transfers, and answers DLE EOT, GS r and GET_PORT_STATUS. What it got stands in `paper`.
 */
export class EmulatedUsbPrinter implements UsbDevice {
  readonly vendorId = 0x04b8;
  readonly productId = 0x0202;
  readonly productName = "TM-T20";
  readonly configurations: readonly UsbConfiguration[];
  configuration: UsbConfiguration | null = null;
  opened = false;
  paper: number[] = [];
  /** The sizes of the transfers that it took. */
  transfers: number[] = [];
  /** How many bytes it takes before it stands still, stalls or is unplugged. */
  limit: { after: number; outcome: "paper_out" | "stall" | "unplug" } | null = null;
  /** How many bytes it takes of one transfer. */
  mostBytes = Number.POSITIVE_INFINITY;
  isUsedElsewhere = false;
  #claimed: number | null = null;
  #isGone = false;
  #hasPaper = true;
  #answers: number[] = [];
  #reader: { resolve: (bytes: number[]) => void; reject: (error: Error) => void } | null = null;
  #blocked: { resolve: () => void; reject: (error: Error) => void } | null = null;
  #saysEnd: boolean;

  constructor({ answers = true }: Options = {}) {
    this.#saysEnd = answers;
    const out = { endpointNumber: 1, direction: "out", type: "bulk", packetSize: 64 } as const;
    const into = { endpointNumber: 2, direction: "in", type: "bulk", packetSize: 64 } as const;
    const printer = { interfaceClass: 7, interfaceProtocol: 2, alternateSetting: 0 };
    const alternates = [{ ...printer, endpoints: answers ? [out, into] : [out] }];
    const interfaces = [{ interfaceNumber: 0, alternates }];
    this.configurations = [{ configurationValue: 1, interfaces }];
  }

  get text(): string {
    return String.fromCodePoint(...this.paper);
  }

  /** The sign of the end is never given, as by printers that do not know GS r. */
  forgetEnd(): void {
    this.#saysEnd = false;
  }
  takePaper(): void {
    this.#hasPaper = false;
  }
  refill(): void {
    this.#hasPaper = true;
    this.limit = null;
    this.#blocked?.resolve();
  }
  unplug(): void {
    this.#isGone = true;
    this.opened = false;
    const error = new DOMException("The device was disconnected.", "NotFoundError");
    this.#reader?.reject(error);
    this.#blocked?.reject(error);
  }

  async open(): Promise<void> {
    this.#expectPresent();
    this.opened = true;
  }
  async close(): Promise<void> {
    this.opened = false;
    this.#claimed = null;
    const error = new DOMException("The transfer was cancelled.", "AbortError");
    this.#reader?.reject(error);
    this.#blocked?.reject(error);
    this.#reader = null;
  }
  async selectConfiguration(value: number): Promise<void> {
    this.#expectPresent();
    this.configuration =
      this.configurations.find((each) => each.configurationValue === value) ?? null;
  }
  async claimInterface(number: number): Promise<void> {
    this.#expectPresent();
    if (!this.configuration) throw new DOMException("Not configured", "InvalidStateError");
    if (this.isUsedElsewhere) throw new DOMException("Unable to claim interface.", "NetworkError");
    this.#claimed = number;
  }
  async selectAlternateInterface(): Promise<void> {
    this.#expectPresent();
  }
  async controlTransferIn(setup: { request: number; index: number }) {
    this.#expectClaimed();
    if (setup.request !== 1 || setup.index !== this.#claimed) return { status: "stall" as const };
    const data = new DataView(Uint8Array.of(this.#hasPaper ? 0x18 : 0x38).buffer);
    return { status: "ok" as const, data };
  }
  async clearHalt(): Promise<void> {
    this.#expectClaimed();
  }
  async transferIn() {
    this.#expectClaimed();
    const bytes = await new Promise<number[]>((resolve, reject) => {
      this.#reader = { resolve, reject };
      this.#flush();
    });
    const data = new DataView(Uint8Array.from(bytes).buffer);
    return { status: "ok" as const, data };
  }
  async transferOut(_endpoint: number, data: Uint8Array<ArrayBuffer>) {
    this.#expectClaimed();
    const bytes = [...data].slice(0, this.mostBytes);
    this.transfers.push(data.byteLength);
    if (this.#isRequest(bytes)) return { status: "ok" as const, bytesWritten: bytes.length };
    const { limit } = this;
    if (limit && this.paper.length + bytes.length > limit.after) {
      if (limit.outcome === "stall") return { status: "stall" as const, bytesWritten: 0 };
      this.paper.push(...bytes.splice(0, Math.max(0, limit.after - this.paper.length)));
      if (limit.outcome === "unplug") this.unplug();
      else await this.#standStill();
      this.#expectPresent();
    }
    this.paper.push(...bytes);
    return { status: "ok" as const, bytesWritten: Math.min(data.byteLength, this.mostBytes) };
  }

  #standStill(): Promise<void> {
    this.#hasPaper = false;
    return new Promise((resolve, reject) => {
      this.#blocked = { resolve, reject };
    });
  }
  #isRequest(bytes: number[]): boolean {
    if (bytes.slice(0, 2).join() === STATUS_REQUEST.join()) {
      this.#answers.push(...(this.#hasPaper ? [0x12, 0x12, 0x12] : [0x1a, 0x32, 0x72]));
    } else if (bytes.join() === END_REQUEST.join()) {
      if (this.#saysEnd) this.#answers.push(0);
    } else return false;
    this.#flush();
    return true;
  }
  #flush(): void {
    if (!this.#reader || this.#answers.length === 0) return;
    const reader = this.#reader;
    this.#reader = null;
    reader.resolve(this.#answers.splice(0));
  }
  #expectPresent(): void {
    if (this.#isGone) throw new DOMException("The device was disconnected.", "NotFoundError");
  }
  #expectClaimed(): void {
    this.#expectPresent();
    if (!this.opened || this.#claimed === null)
      throw new DOMException("The interface is not claimed.", "InvalidStateError");
  }
}

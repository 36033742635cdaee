import { expect, test } from "vitest";
import { printOnUsb } from "./print-on-usb.ts";
import { EmulatedUsbPrinter } from "./testing/emulated-usb-printer.ts";
import type { UsbPrintState } from "./usb-print-state.ts";

const TIMES = { answerMs: 60, lookMs: 10, confirmMs: 60, standstillMs: 400 };
const ticket = (length: number) => Uint8Array.from({ length }, (_, at) => 65 + (at % 26));

/** Prints a ticket; `states` fills with what the member sees. */
async function print(
  device: EmulatedUsbPrinter,
  { data = ticket(10_000), claim = async () => true, states = [] as UsbPrintState[] } = {},
) {
  const onState = (state: UsbPrintState) => void states.push(state);
  return printOnUsb({ device, data, claim, onState, times: TIMES });
}

test("a ticket goes in transfers of 4096 bytes, and is printed when the printer says so", async () => {
  const device = new EmulatedUsbPrinter();
  const states: UsbPrintState[] = [];
  expect(await print(device, { states })).toEqual({ step: "printed" });
  expect(device.paper).toEqual([...ticket(10_000)]);
  expect(device.transfers.filter((size) => size > 9)).toEqual([4096, 4096, 1808]);
  const steps = states.map(({ step }) => step);
  expect([...new Set(steps)]).toEqual(["opening", "ready", "sending", "confirming", "printed"]);
  expect(device.opened).toBe(false);
});

test("bytes that a transfer did not take are sent again", async () => {
  const device = new EmulatedUsbPrinter();
  device.mostBytes = 1000;
  expect(await print(device)).toEqual({ step: "printed" });
  expect(device.paper).toEqual([...ticket(10_000)]);
});

test("a printer that cannot answer has the ticket, and says no more", async () => {
  const device = new EmulatedUsbPrinter({ answers: false });
  expect(await print(device)).toEqual({ step: "sent" });
  const silent = new EmulatedUsbPrinter();
  silent.forgetEnd();
  expect(await print(silent)).toEqual({ step: "sent" });
  expect(silent.paper).toEqual([...ticket(10_000)]);
});

test("without paper nothing is claimed or sent", async () => {
  const device = new EmulatedUsbPrinter();
  device.takePaper();
  const claim = async () => expect.unreachable();
  expect(await print(device, { claim })).toEqual({ step: "not_printed", error: "paper_out" });
  expect(device.paper).toEqual([]);
  device.refill();
  expect(await print(device)).toEqual({ step: "printed" });
});

test("a printer that another program uses, or that is gone, prints nothing", async () => {
  const device = new EmulatedUsbPrinter();
  device.isUsedElsewhere = true;
  expect(await print(device)).toEqual({ step: "not_printed", error: "busy" });
  expect(device.opened).toBe(false);
  device.unplug();
  expect(await print(device)).toEqual({ step: "not_printed", error: "unplugged" });
});

test("two tickets at once do not mix", async () => {
  const device = new EmulatedUsbPrinter();
  const both = await Promise.all([print(device), print(device, { data: ticket(5) })]);
  expect(both).toEqual([{ step: "printed" }, { step: "not_printed", error: "busy" }]);
  expect(device.paper).toEqual([...ticket(10_000)]);
});

test("a ticket that another device took is not sent", async () => {
  const device = new EmulatedUsbPrinter();
  expect(await print(device, { claim: async () => false })).toBeNull();
  expect(device.paper).toEqual([]);
  const failing = print(device, { claim: () => Promise.reject(new Error("409")) });
  await expect(failing).rejects.toThrow("409");
  expect(device.opened).toBe(false);
  expect(await print(device)).toEqual({ step: "printed" });
});

test.each([
  ["unplug", "unplugged"],
  ["stall", "stalled"],
] as const)("a ticket may be on paper after %s in its middle", async (outcome, error) => {
  const device = new EmulatedUsbPrinter();
  device.limit = { after: 5000, outcome };
  expect(await print(device)).toEqual({ step: "uncertain", error });
  expect(device.paper.length).toBeGreaterThan(4000);
  expect(device.paper.length).toBeLessThan(10_000);
});

test("paper that runs out in the middle is said, and the ticket goes on with new paper", async () => {
  const device = new EmulatedUsbPrinter();
  device.limit = { after: 5000, outcome: "paper_out" };
  const states: UsbPrintState[] = [];
  const printing = print(device, { states });
  await expect.poll(() => states.at(-1)).toMatchObject({ standstill: "paper_out" });
  device.refill();
  expect(await printing).toEqual({ step: "printed" });
  expect(device.paper).toEqual([...ticket(10_000)]);
});

test("a printer that stays without paper ends the ticket, which may be on paper", async () => {
  const device = new EmulatedUsbPrinter();
  device.limit = { after: 5000, outcome: "paper_out" };
  expect(await print(device)).toEqual({ step: "uncertain", error: "paper_out" });
  expect(device.opened).toBe(false);
});

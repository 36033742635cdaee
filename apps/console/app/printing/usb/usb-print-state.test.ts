import fc from "fast-check";
import { expect, test } from "vitest";
import { nextPrintState, type UsbPrintEvent, type UsbPrintState } from "./usb-print-state.ts";

const play = (...events: UsbPrintEvent[]): UsbPrintState =>
  events.reduce(nextPrintState, { step: "idle" });
const opened: UsbPrintEvent = { type: "opened", status: "ready" };
const start: UsbPrintEvent = { type: "start" };
const begin: UsbPrintEvent = { type: "begin", total: 10 };
const unplugged: UsbPrintEvent = { type: "failed", error: "unplugged" };

test("a ticket is sent, and printed when its end is known", () => {
  const half = play(start, opened, begin, { type: "taken", bytes: 4 });
  expect(half).toEqual({ step: "sending", sent: 4, total: 10, standstill: null });
  const all = nextPrintState(half, { type: "taken", bytes: 6 });
  expect(all).toEqual({ step: "confirming", standstill: null });
  expect(nextPrintState(all, { type: "ended" })).toEqual({ step: "printed" });
  expect(nextPrintState(all, { type: "silent" })).toEqual({ step: "sent" });
});

test("a standstill is said until the printer takes more", () => {
  const still = play(start, opened, begin, { type: "standstill", status: "paper_out" });
  expect(still).toMatchObject({ step: "sending", standstill: "paper_out" });
  expect(nextPrintState(still, { type: "taken", bytes: 1 })).toMatchObject({ standstill: null });
});

test("before its first byte a ticket is surely not on paper, and from then on it may be", () => {
  const notPrinted = { step: "not_printed", error: "unplugged" };
  expect(play(start, unplugged)).toEqual(notPrinted);
  expect(play(start, opened, unplugged)).toEqual(notPrinted);
  expect(play(start, opened, begin, unplugged)).toEqual({ ...notPrinted, step: "uncertain" });
  const cover = play(start, { type: "opened", status: "cover_open" });
  expect(cover).toEqual({ step: "not_printed", error: "cover_open" });
});

test("no order of events says not printed of a ticket that has begun, or printed without its end", () => {
  const status = fc.constantFrom("ready", "paper_out", "offline" as const);
  const anyEvent = fc.oneof(
    fc.record({ type: fc.constant("opened" as const), status }),
    fc.record({ type: fc.constant("begin" as const), total: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ type: fc.constant("taken" as const), bytes: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ type: fc.constant("standstill" as const), status }),
    fc.constantFrom<UsbPrintEvent>({ type: "ended" }, { type: "silent" }, unplugged),
  );
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      let state = play(start);
      let hasBegun = false;
      for (const event of events as UsbPrintEvent[]) {
        const before = state;
        state = nextPrintState(state, event);
        if (state.step === "sending") hasBegun = true;
        if (hasBegun) expect(state.step).not.toBe("not_printed");
        if (state.step === "printed" && before.step !== "printed") {
          expect(event.type).toBe("ended");
          expect(before.step).toBe("confirming");
        }
      }
    }),
  );
});

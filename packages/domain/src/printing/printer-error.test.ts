import { expect, test } from "vitest";
import { printerError, printerStatus, ticketWait } from "./printer-error.ts";

const now = new Date("2026-11-23T18:00:30Z");
const long = "2026-11-23T18:00:00Z";
const short = "2026-11-23T18:00:01Z";

test.each([
  ["nothing waits", { status: "paper_out", waiting_since: null }, null],
  ["a ticket waits shortly", { status: "paper_out", waiting_since: short }, null],
  ["the paper is out", { status: "paper_out", waiting_since: long }, "paper_out"],
  ["the cover is open", { status: "cover_open", waiting_since: long }, "cover_open"],
  ["its computer is off", { status: "ready", waiting_since: long }, "offline"],
  ["it never asked for a ticket", { status: null, waiting_since: long }, "offline"],
])("the error of a printer when %s", (_, printer, error) => {
  expect(printerError(printer, now)).toBe(error);
});

test.each([
  ["it asked a moment ago", "ready", "2026-11-23T17:58:00Z", "ready"],
  ["it has not asked for minutes", "ready", "2026-11-23T17:57:00Z", "offline"],
  [
    "it never reported a status, and has not asked for minutes",
    null,
    "2026-11-23T17:57:00Z",
    "offline",
  ],
  ["it fell silent without paper", "paper_out", "2026-11-23T17:57:00Z", "paper_out"],
  ["it never asked", null, null, null],
])("the status of a printer when %s", (_, status, seen, shown) => {
  const last_seen_at = seen === null ? null : new Date(seen);
  expect(printerStatus({ status, last_seen_at }, now)).toBe(shown);
});

const at = (time: string) => new Date(`2026-11-23T${time}Z`);

test.each([
  ["its printer has no paper, from the first second", "paper_out", "18:00:30", "paper_out", null],
  ["its agent does not reach the printer", "offline", "18:00:25", "offline", null],
  ["its printer is ready", "ready", "18:00:25", undefined, null],
  ["its printer has stopped asking", "ready", "17:40:00", "silent", "17:40:00"],
  ["its agent was switched off after the printer", "offline", "17:40:00", "silent", "17:40:00"],
  ["its printer never asked", null, null, "never_connected", null],
])("a ticket waits because %s", (_, status, seen, reason, since) => {
  const printer = { status, last_seen_at: seen === null ? null : at(seen) };
  const wait = ticketWait(printer, at("18:00:00"), now);
  expect(wait?.reason).toBe(reason);
  expect(wait?.silent_since ?? null).toEqual(since === null ? null : at(since));
});

test("a ticket that is queued for some seconds may still be printed by a printer that asks seldom", () => {
  const printer = { status: "ready", last_seen_at: at("17:59:50") };
  expect(ticketWait(printer, at("18:00:10"), now)).toBeNull();
  expect(ticketWait({ status: null, last_seen_at: null }, at("18:00:10"), now)).toBeNull();
});

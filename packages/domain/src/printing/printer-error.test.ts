import { expect, test } from "vitest";
import { printerError, printerStatus } from "./printer-error.ts";

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
  ["it said no more than that it is there", null, "2026-11-23T17:57:00Z", "offline"],
  ["it fell silent without paper", "paper_out", "2026-11-23T17:57:00Z", "paper_out"],
  ["it never asked", null, null, null],
])("the status of a printer when %s", (_, status, seen, shown) => {
  const last_seen_at = seen === null ? null : new Date(seen);
  expect(printerStatus({ status, last_seen_at }, now)).toBe(shown);
});

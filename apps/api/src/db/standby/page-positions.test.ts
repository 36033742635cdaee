import { beforeEach, expect, test } from "vitest";
import { MAX_LAG_MS, PagePositions } from "./page-positions.ts";
import { parseWalPosition } from "./wal-position.ts";

let now: number;
let positions: PagePositions;
beforeEach(() => {
  now = 1_000;
  positions = new PagePositions(() => now);
});

const at = (position: bigint) => ({ inserted: position, flushed: position });

test("a position of the log is read as one number", () => {
  expect(parseWalPosition("0/0")).toBe(0n);
  expect(parseWalPosition("16/B374D848")).toBe(0x16_b3_74_d8_48n);
  expect(parseWalPosition("1/0")).toBeGreaterThan(parseWalPosition("0/FFFFFFFF"));
});

test("a page needs what the primary had when its version was first read", () => {
  positions.note("tacos.test", "1", at(100n));
  positions.note("tacos.test", "1", at(200n));
  expect(positions.readOf("tacos.test")?.version).toBe(100n);
  positions.note("tacos.test", "2", at(300n));
  expect(positions.readOf("tacos.test")?.version).toBe(300n);
});

test("a host without a version is read from the primary", () => {
  positions.note("tacos.test", "1", at(100n));
  expect(positions.readOf("pizza.test")).toBeNull();
  positions.clear();
  expect(positions.readOf("tacos.test")).toBeNull();
});

test("a page needs what the primary had five seconds ago, and not what it has since", () => {
  for (let second = 0; second <= 8; second += 1) {
    now = 1_000 + second * 1_000;
    positions.note("tacos.test", "1", at(BigInt(second)));
  }
  expect(positions.readOf("tacos.test")?.settled).toBe(2n);
});

test("after a time without visitors a page needs all that the primary has", () => {
  positions.note("tacos.test", "1", at(1n));
  now += 10 * MAX_LAG_MS;
  positions.note("tacos.test", "1", at(2n));
  expect(positions.readOf("tacos.test")?.settled).toBe(2n);
});

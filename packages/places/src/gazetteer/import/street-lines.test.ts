import { metersBetween, type Position } from "@comanda/domain/geo/position";
import { expect, test } from "vitest";
import { planeAt } from "../../geometry/plane.ts";
import { buildStreetLines } from "./street-lines.ts";

const origin = { latitude: 19.42, longitude: -99.16 };
const plane = planeAt(origin);

/** Houses of a straight street: `apart` metres between them, `side` metres from its middle. */
function row(count: number, { apart = 20, from = 0, side = 12, number = 1 } = {}) {
  return Array.from({ length: count }, (_, at) => ({
    ...plane.from({ x: from + Math.floor(at / 2) * apart, y: at % 2 ? side : -side }),
    value: number + at,
  }));
}

const positions = (line: [number, number][] = []): Position[] =>
  line.map(([latitude, longitude]) => ({ latitude, longitude }));

const long = (line?: [number, number][]) =>
  positions(line).reduce((sum, at, index, all) => sum + metersBetween(all[index - 1] ?? at, at), 0);

const off = (line?: [number, number][]) =>
  Math.max(...positions(line).map((at) => Math.abs(plane.to(at).y)));

test("a street's line runs between its two sides, from corner to corner", () => {
  const [line, ...more] = buildStreetLines(row(40));
  expect(more).toEqual([]);
  expect(line).toHaveLength(2);
  expect(off(line)).toBeLessThan(2);
  expect(long(line)).toBeGreaterThan(380);
  expect(long(line)).toBeLessThan(430);
});

test("the order of the rows does not change the line, only the numbers do", () => {
  const houses = row(40);
  const mixed = houses.toSorted((a, b) => ((a.value * 7) % 40) - ((b.value * 7) % 40));
  expect(long(buildStreetLines(mixed)[0])).toBeCloseTo(long(buildStreetLines(houses)[0]), 0);
});

test("the line stays in the middle where only one side goes on", () => {
  const oneSided = row(40).filter(({ value }) => value < 30 || value % 2 === 1);
  const [line] = buildStreetLines(oneSided);
  expect(off(line)).toBeLessThan(3);
  expect(long(line)).toBeGreaterThan(360);
});

test("a line has a gap where there are no houses, and distant streets stay apart", () => {
  expect(buildStreetLines([...row(20), ...row(20, { from: 2_000, number: 21 })])).toHaveLength(2);
  const same = [...row(20), ...row(20, { from: 5_000 })];
  const lines = buildStreetLines(same);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(long(line)).toBeLessThan(260);
});

test("numbers in no clear order do not shape the line", () => {
  const shuffled = row(40).map((house, at) => ({ ...house, value: 1 + ((at * 17) % 40) }));
  const [line] = buildStreetLines(shuffled);
  expect(long(line)).toBeLessThan(1_000);
});

test("houses without numbers form a line; one house, or one on each side, forms none", () => {
  const [line] = buildStreetLines(row(20).map((house) => ({ ...house, value: 0 })));
  expect(long(line)).toBeGreaterThan(150);
  expect(buildStreetLines(row(1))).toEqual([]);
  expect(buildStreetLines(row(2))).toEqual([]);
  expect(buildStreetLines([])).toEqual([]);
});

import { expect, test } from "vitest";
import { closeStreetGaps } from "./street-gaps.ts";

const line = (name: string, ...xs: number[]) => ({ name, line: xs.map((x) => ({ x, y: 0 })) });

test("a street that goes on in the next district is drawn without a gap", () => {
  const [bridge, ...more] = closeStreetGaps([line("Colima", 0, 100), line("Colima", 130, 200)], 40);
  expect(more).toEqual([]);
  expect(bridge?.line.map(({ x }) => x)).toEqual([100, 130]);
});

test("streets that are apart or have different names stay apart", () => {
  const all = [line("Colima", 0, 100), line("Colima", 141, 200), line("Tabasco", 110, 120)];
  expect(closeStreetGaps(all, 40)).toEqual([]);
});

test("two lines are connected once, where they are nearest", () => {
  const all = [line("Colima", 0, 20), line("Colima", 30, 50)];
  expect(closeStreetGaps(all, 40).map(({ line }) => line.map(({ x }) => x))).toEqual([[20, 30]]);
});

test.each([
  ["spread out", (at: number) => ({ x: (at % 150) * 60, y: Math.floor(at / 150) * 60 })],
  ["on one heap", (at: number) => ({ x: (at % 150) / 10, y: at / 1_500 })],
])(
  "20,000 lines of one name, %s, are connected in time, without comparing all pairs",
  (_, place) => {
    const all = Array.from({ length: 20_000 }, (_, at) => {
      const { x, y } = place(at);
      const from = { x, y };
      return { name: "Sin Nombre", line: [from, { x: x + 30, y }] };
    });
    const began = performance.now();
    expect(closeStreetGaps(all, 40).length).toBeLessThanOrEqual(16_000);
    expect(performance.now() - began).toBeLessThan(2_000);
  },
);

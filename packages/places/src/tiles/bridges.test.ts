import { expect, test } from "vitest";
import { bridgesBetween } from "./bridges.ts";

const line = (name: string, ...xs: number[]) => ({ name, line: xs.map((x) => ({ x, y: 0 })) });

test("a street that goes on in the next district is drawn through", () => {
  const [bridge, ...more] = bridgesBetween([line("Colima", 0, 100), line("Colima", 130, 200)], 40);
  expect(more).toEqual([]);
  expect(bridge?.line.map(({ x }) => x)).toEqual([100, 130]);
});

test("streets that are apart, or called otherwise, stay apart", () => {
  const all = [line("Colima", 0, 100), line("Colima", 141, 200), line("Tabasco", 110, 120)];
  expect(bridgesBetween(all, 40)).toEqual([]);
});

import { expect, test } from "vitest";
import { zoneLook } from "./zone-look.ts";

test("zones have the letters A to Z, then AA", () => {
  expect([0, 1, 25, 26, 27, 52].map((index) => zoneLook(index).letter)).toEqual(
    "A B Z AA AB BA".split(" "),
  );
});

test("neighbours in a list differ by letter, line and colour", () => {
  for (let index = 0; index < 40; index += 1) {
    const [one, next] = [zoneLook(index), zoneLook(index + 1)];
    expect(next.letter).not.toBe(one.letter);
    expect(next.dash).not.toBe(one.dash);
    expect(next.color).not.toBe(one.color);
  }
});

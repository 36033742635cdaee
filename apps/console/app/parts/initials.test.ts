import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Lucía", "LU"],
  ["María Álvarez", "MÁ"],
  ["Ana María de la Cruz", "AC"],
  ["  beto ", "BE"],
  ["Jose\u0301 Li\u0301ma", "JL"],
  ["E\u0301lodie", "E\u0301L"],
  ["محمد علي", "مع"],
  ["李小龙", "李小"],
  ["Table 4", "T4"],
  ["O", "O"],
  ["🌮", ""],
  ["", ""],
])("the initials of %j are %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

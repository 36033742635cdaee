import { expect, test } from "vitest";
import { faultLines, formatTable, toSafeLine } from "./command-output.ts";

test("columns are as wide as their longest cell", () => {
  expect(formatTable(["ORDER", "CLIENT"], [["1001", "Ana"]])).toBe("ORDER  CLIENT\n1001   Ana\n");
});

test("of many faults the first of each kind are listed, and how many there are besides", () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    path: `dishes.${at}.id`,
    message: `no "${at}"`,
  }));
  const faults = [...many, { path: "company.timezone", message: `none${"!".repeat(1000)}` }];
  const lines = faultLines(faults).trimEnd().split("\n");
  expect(lines.slice(0, 2)).toEqual(['  dishes.0.id: no "0"', '  dishes.1.id: no "1"']);
  expect(lines[5]).toMatch(/^ {2}company\.timezone: none!{100,}…$/u);
  expect(lines.slice(6)).toEqual([expect.stringContaining("and 55 more")]);
  expect(faultLines(faults, { all: true }).trimEnd().split("\n")).toHaveLength(61);
  expect(faultLines(many.slice(0, 50)).trimEnd().split("\n")).toHaveLength(50);
  expect(faultLines([{ path: "\u001b[2J", message: "no\nno" }])).toBe("   [2J: no no\n");
});

test("a customer's text cannot control the terminal or look like a row", () => {
  expect(toSafeLine("Eva\u001b[31m\u001b]0;pwned\u0007\nDROP")).toBe("Eva [31m ]0;pwned DROP");
  expect(toSafeLine("\u202eevil")).toBe(" evil");
  expect(formatTable(["A"], [["1\n2"]])).toBe("A\n1 2\n");
});

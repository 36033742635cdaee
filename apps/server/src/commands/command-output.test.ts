import { expect, test } from "vitest";
import { formatTable, toSafeLine } from "./command-output.ts";

test("columns are as wide as their longest cell", () => {
  expect(formatTable(["ORDER", "CLIENT"], [["1001", "Ana"]])).toBe("ORDER  CLIENT\n1001   Ana\n");
});

test("a customer's text cannot control the terminal or look like a row", () => {
  expect(toSafeLine("Eva\u001b[31m\u001b]0;pwned\u0007\nDROP")).toBe("Eva [31m ]0;pwned DROP");
  expect(toSafeLine("\u202eevil")).toBe(" evil");
  expect(formatTable(["A"], [["1\n2"]])).toBe("A\n1 2\n");
});

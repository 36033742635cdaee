import fc from "fast-check";
import { expect, test } from "vitest";
import { parseProblem } from "./parse-problem.ts";

test.each<[unknown, string | null]>([
  [{ message: "Closed today" }, "Closed today"],
  [{ error: "Closed today" }, "Closed today"],
  [{ error: { message: "Closed today" } }, "Closed today"],
  [{ statusCode: 400, message: ["No eggs", "No milk", "No eggs"] }, "No eggs No milk"],
  [{ title: "Bad", detail: "Closed today" }, "Closed today"],
  [{ message: "Bad", errors: [{ field: "phone", message: "Too short" }] }, "Bad Too short"],
  [{ errors: ["Too short"] }, "Too short"],
  [{ message: "a\u0007b\u202ec" }, "a b c"],
  [{ message: 7 }, null],
  [{ code: "internal", title: "Something went wrong" }, null],
  ["<h1>502</h1>", null],
  [["message"], null],
  [null, null],
])("%j has the message %j", (answer, message) => {
  expect(parseProblem(answer).backendMessage).toBe(message);
});

test("the message of another backend is cut at 300 characters", () => {
  expect(parseProblem({ message: "x".repeat(1_000) }).backendMessage).toHaveLength(300);
});

test("a problem in the contract's form stays as it is", () => {
  const problem = {
    type: "/ms-docs#out_of_stock",
    code: "out_of_stock",
    title: "Not enough",
    status: 409,
    errors: [
      { path: "combos.0", message: "is gone" },
      { path: "name", message: "has more than 9", code: "long", facts: { max: 9 } },
    ],
    reasons: [{ code: "closed" }],
    lines: [{ line: 0, name: "Taco", left: 2 }],
  };
  expect(parseProblem(problem).problem).toEqual(problem);
});

test("every body gives lists and texts of the right types", () => {
  const any = fc.jsonValue();
  const body = fc.record({
    code: any,
    title: any,
    message: any,
    errors: any,
    reasons: any,
    lines: any,
  });
  fc.assert(
    fc.property(body, (answer) => {
      const { problem } = parseProblem(answer);
      const { errors = [], reasons = [], lines = [] } = problem;
      for (const { path, message } of errors)
        expect([typeof path, typeof message]).toEqual(["string", "string"]);
      for (const each of [...reasons, ...lines]) expect(each).toBeTypeOf("object");
      expect(["string", "undefined"]).toContain(typeof problem.code);
      expect(["string", "undefined"]).toContain(typeof problem.title);
    }),
  );
});

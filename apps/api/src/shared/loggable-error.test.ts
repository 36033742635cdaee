import { expect, test } from "vitest";
import { loggableError } from "./loggable-error.ts";

test("an error is logged by its name, its code and its frames, never by its message", () => {
  const error = Object.assign(new TypeError("Ana\n55 1234"), { code: "23505" });
  const { stack, ...facts } = loggableError(error);
  expect(facts).toEqual({ error: "TypeError", code: "23505" });
  expect(stack).toMatch(/^\s+at .*loggable-error\.test\.ts/);
  expect(stack).not.toMatch(/Ana|1234/);
});

test("an error without code and stack is logged by its name", () => {
  const error = new RangeError("secret");
  delete error.stack;
  expect(loggableError(error)).toEqual({ error: "RangeError", code: undefined, stack: "" });
});

test("lines of the message that look like frames are no frames", () => {
  const { stack } = loggableError(new Error("typed:\n    at Ana Planted, Calle 5"));
  expect(stack).not.toContain("Planted");
  expect(stack).toMatch(/^\s+at .*loggable-error\.test\.ts/);
});

import { data, UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from "react-router";
import { expect, test } from "vitest";
import { isLost } from "./open-page.ts";

const failed = (result: unknown) => isLost({ type: "error", result });

test("a loader without an answer of the server is lost, a refusal and a redirect are answers", () => {
  expect(failed(new TypeError("Failed to fetch"))).toBe(true);
  expect(failed(new ErrorResponse(503, "", null))).toBe(true);
  expect(failed(new ErrorResponse(403, "", null))).toBe(false);
  expect(failed(redirect("/sign-in"))).toBe(false);
  expect(isLost({ type: "data", result: data(null) })).toBe(false);
});

import { ApiError } from "@comanda/contract/client";
import type { Problem } from "@comanda/contract/errors";
import { expect, test, vi } from "vitest";
import { troubleOf } from "./trouble.ts";

const failed = (status: number, problem: Partial<Problem> = {}) =>
  new ApiError("POST", "/", status, problem);

const fault = (path: string) => ({ path, message: "is wrong" });

test.each([
  [failed(0), "unreachable"],
  [failed(502), "server"],
  [failed(429, { code: "rate_limited" }), "busy"],
  [failed(422, { code: "invalid_phone" }), "phone"],
  [failed(404, { code: "client_not_found" }), "client"],
  [failed(422, { code: "payment_method_not_found" }), "payment"],
  [failed(404, { code: "product_not_found" }), "menu"],
  [failed(404, { code: "qr_not_found" }), "refused"],
  [failed(404, { code: "address_not_found" }), "address"],
  [failed(422, { code: "address_required" }), "address"],
  [failed(422, { code: "invalid_body", errors: [fault("latitude")] }), "misplaced"],
  [failed(422, { code: "invalid_body", errors: [fault("area_id")] }), "district"],
  [failed(422, { code: "invalid_body", errors: [fault("complement")] }), "complement"],
  [failed(422, { code: "invalid_body", errors: [fault("address")] }), "street"],
  [failed(422, { code: "invalid_body", errors: [fault("client_id")] }), "server"],
])("%s is trouble of kind %s", (error, kind) => {
  expect(troubleOf(error, "MXN").kind).toBe(kind);
});

test("reasons come with their instants and amounts", () => {
  const until = "2026-03-14T19:00:00.000Z";
  const reasons = [
    { code: "type_paused", until },
    { code: "below_minimum", missing: 28.5 },
  ];
  expect(troubleOf(failed(409, { code: "not_orderable", reasons }), "MXN")).toMatchObject({
    kind: "refused",
    reasons: [
      { code: "type_paused", until: new Date(until) },
      { code: "below_minimum", missing: 2_850 },
    ],
  });
});

test.each(["outside_coverage", "position_required", "area_required"])(
  "an address refused as %s is to be mended in its own step",
  (code) => {
    const reasons = [{ code: "closed" }, { code }];
    const error = failed(409, { code: "not_orderable", reasons });
    expect(troubleOf(error, "MXN")).toEqual({ kind: "place", code });
  },
);

test("a mistake of ours is reported, and told as ours", () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const mistake = new TypeError("undefined is not a function");
  expect(troubleOf(mistake, "MXN").kind).toBe("server");
  expect(report).toHaveBeenCalledWith(mistake);
});

test("another backend's own words are kept for the customer", () => {
  const error = new ApiError("POST", "/", 400, {}, undefined, "We close at nine");
  expect(troubleOf(error, "USD")).toEqual({ kind: "server", said: "We close at nine" });
});

import type { ApiClient } from "@comanda/contract/calls/api-client";
import { AbuseReport } from "@comanda/contract/companies/abuse-report";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import {
  createReporter,
  MAX_DESCRIPTION,
  type ReportInput,
  validateReport,
} from "./report-input.ts";

const report: ReportInput = {
  reason: "fraud",
  description: "Not the restaurant's menu.",
  contact: "",
};
const page = "https://taqueria.example/products?utm_source=flyer";

test("a report needs a reason and a description", () => {
  expect(validateReport(report)).toEqual({});
  expect(validateReport({ reason: null, description: " \n\u202e", contact: "" })).toEqual({
    reason: "required",
    description: "required",
  });
});

test("a text that is one character too long is refused", () => {
  const long = (length: number) => validateReport({ ...report, description: "x".repeat(length) });
  expect(long(MAX_DESCRIPTION)).toEqual({});
  expect(long(MAX_DESCRIPTION + 1)).toEqual({ description: "too_long" });
  expect(validateReport({ ...report, contact: "x".repeat(201) })).toEqual({ contact: "too_long" });
});

test("the body of a report is valid for the API", async () => {
  const call = vi.fn<(name: string, input: { body: unknown }) => Promise<void>>(
    async () => undefined,
  );
  const send = createReporter(call as unknown as ApiClient, "c", `${page}&${"x".repeat(3000)}`);
  const typed = { ...report, description: " a\u0007\u202eb\nc ", contact: " me@example.com " };
  await send(typed);
  const body = call.mock.calls[0]?.[1].body;
  expect(v.parse(AbuseReport, body)).toMatchObject({
    company_id: "c",
    reason: "fraud",
    description: "ab\nc",
    contact: "me@example.com",
  });
});

test("a report that is sent again keeps its idempotency key, and another report gets another", async () => {
  const keys: (string | undefined)[] = [];
  const call = async (_: string, __: unknown, options?: { idempotencyKey?: string }) => {
    keys.push(options?.idempotencyKey);
    if (keys.length === 1) throw new Error("offline");
  };
  const send = createReporter(call as unknown as ApiClient, "c", page);
  await expect(send(report)).rejects.toThrow("offline");
  await send(report);
  await send({ ...report, description: "Something else." });
  expect(keys[0]).toMatch(/^[\da-f]{32}$/u);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

import type { Problem } from "@comanda/contract/calls/problems";
import { expect } from "vitest";

/** Reads the problem document of an answer, whose status and request id must match the answer's. */
export async function readProblem(response: Response): Promise<Problem> {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const body: Problem = await response.json();
  expect(body.status).toBe(response.status);
  expect(body.request_id).toBe(response.headers.get("x-request-id"));
  return body;
}

import type { ApiClient } from "@comanda/contract/calls/api-client";
import { expect, test, vi } from "vitest";
import { coalesceReads } from "./coalesce-reads.server.ts";

const host = (name: string) => ({ params: { host: name } });

test("what two ask for at once, or one after the other, is asked once", async () => {
  const api = vi.fn(async () => ({ company_id: "c" }));
  const once = coalesceReads(api as unknown as ApiClient);
  const both = await Promise.all([
    once("findHost", host("a.example")),
    once("findHost", host("a.example")),
  ]);
  expect(await once("findHost", host("a.example"))).toBe(both[0]);
  expect(api).toHaveBeenCalledOnce();
});

test("another input is another question", async () => {
  const api = vi.fn(async () => ({ company_id: "c" }));
  const once = coalesceReads(api as unknown as ApiClient);
  await once("findHost", host("a.example"));
  await once("findHost", host("b.example"));
  expect(api).toHaveBeenCalledTimes(2);
});

test("a failure is the answer to all who ask", async () => {
  const api = vi.fn(async () => {
    throw new Error("away");
  });
  const once = coalesceReads(api as unknown as ApiClient);
  await expect(once("findHost", host("a.example"))).rejects.toThrow("away");
  await expect(once("findHost", host("a.example"))).rejects.toThrow("away");
  expect(api).toHaveBeenCalledOnce();
});

test("what writes is sent as often as it is asked for", async () => {
  const api = vi.fn(async () => ({}));
  const once = coalesceReads(api as unknown as ApiClient);
  const visit = { query: { company_id: "c", date: "2026-03-16" } };
  await once("countVisit", visit);
  await once("countVisit", visit);
  expect(api).toHaveBeenCalledTimes(2);
});

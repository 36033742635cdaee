import type { ApiClient } from "@comanda/contract/calls/api-client";
import { expect, test, vi } from "vitest";
import { coalesceReads } from "./coalesce-reads.server.ts";

const host = (name: string) => ({ params: { host: name } });

test("equal calls, at coalesced or one after the other, are made coalesced", async () => {
  const api = vi.fn(async () => ({ company_id: "c" }));
  const coalesced = coalesceReads(api as unknown as ApiClient);
  const both = await Promise.all([
    coalesced("findHost", host("a.example")),
    coalesced("findHost", host("a.example")),
  ]);
  expect(await coalesced("findHost", host("a.example"))).toBe(both[0]);
  expect(api).toHaveBeenCalledOnce();
});

test("a call with another input is made again", async () => {
  const api = vi.fn(async () => ({ company_id: "c" }));
  const coalesced = coalesceReads(api as unknown as ApiClient);
  await coalesced("findHost", host("a.example"));
  await coalesced("findHost", host("b.example"));
  expect(api).toHaveBeenCalledTimes(2);
});

test("a failure is the answer to all equal calls", async () => {
  const api = vi.fn(async () => {
    throw new Error("away");
  });
  const coalesced = coalesceReads(api as unknown as ApiClient);
  await expect(coalesced("findHost", host("a.example"))).rejects.toThrow("away");
  await expect(coalesced("findHost", host("a.example"))).rejects.toThrow("away");
  expect(api).toHaveBeenCalledOnce();
});

test("calls that write are made each time", async () => {
  const api = vi.fn(async () => ({}));
  const coalesced = coalesceReads(api as unknown as ApiClient);
  const visit = { query: { company_id: "c", date: "2026-03-16" } };
  await coalesced("countVisit", visit);
  await coalesced("countVisit", visit);
  expect(api).toHaveBeenCalledTimes(2);
});

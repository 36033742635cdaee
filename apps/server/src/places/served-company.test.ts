import { ApiError } from "@comanda/contract/calls/api-client";
import { afterEach, expect, test, vi } from "vitest";
import type { Backend } from "../backend/backend.ts";
import { stubBackend } from "../testing/stub-backend.ts";
import { createServedCompanyLookup } from "./served-company.ts";

afterEach(() => {
  vi.useRealTimers();
});

const company = { country: { country_code: "MX" }, latitude: 20.9674, longitude: -89.6237 };
const backend = stubBackend({ "tacos.test": company, "odd.test": { country: "Mexico" } });

/** Returns a backend whose every answer takes some milliseconds. */
const slow = (milliseconds: number): Backend => ({
  ...backend,
  fetchFor: (visitor) => async (input, init) => {
    await new Promise((done) => setTimeout(done, milliseconds));
    return backend.fetchFor(visitor)(input, init);
  },
});

test("a host leads to its company, or to none", async () => {
  const find = createServedCompanyLookup(backend);
  const { latitude, longitude } = company;
  expect(await find("tacos.test")).toEqual({ country: "MX", position: { latitude, longitude } });
  expect(await find("unknown.test")).toBeNull();
  expect(await find("[::1]")).toBeNull();
});

test("the time limit covers both requests together", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const find = createServedCompanyLookup(slow(700), { timeoutMs: 800 });
  const refused = expect(find("tacos.test")).rejects.toThrow(ApiError);
  await vi.advanceTimersByTimeAsync(800);
  await refused;
});

test("a partly readable answer gives defaults", async () => {
  const find = createServedCompanyLookup(backend);
  expect(await find("odd.test")).toEqual({ country: "US", position: null });
});

test("an unreadable answer is an error", async () => {
  const rubbish: Backend = { ...backend, fetchFor: () => async () => Response.json("none") };
  await expect(createServedCompanyLookup(rubbish)("tacos.test")).rejects.toThrow(ApiError);
});

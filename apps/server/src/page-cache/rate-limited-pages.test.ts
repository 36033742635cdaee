import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { RateLimiter } from "@comanda/api/limits/limiter";
import { rateLimits } from "@comanda/api/limits/rate-limits";
import { expect, test } from "vitest";
import { limitCachedPages } from "./rate-limited-pages.ts";

const pages = { address: [{ points: 2, seconds: 60 }] };

/** Returns whether each request, from one of these addresses, was answered from the cache. */
async function fetchAs(visitors: string[], { cached }: { cached: boolean }): Promise<boolean[]> {
  let visitor = "";
  const limiter = new RateLimiter({ ...rateLimits, pages });
  const answer = limitCachedPages(
    async () => cached,
    limiter,
    () => ({ visitorAddress: visitor, device: null }),
  );
  const request = new IncomingMessage(new Socket());
  const answers: boolean[] = [];
  for (visitor of visitors) answers.push(await answer(request, new ServerResponse(request)));
  // A request that the cache does not answer is counted by the next handler.
  const first = { visitorAddress: visitors[0] ?? "", device: null };
  expect(await limiter.waitTime("pages", first)).toEqual(cached ? expect.any(Number) : null);
  return answers;
}

test("cached pages count against their own visitor's limit", async () => {
  expect(
    await fetchAs(["203.0.113.7", "203.0.113.7", "203.0.113.7", "203.0.113.8"], { cached: true }),
  ).toEqual([true, true, false, true]);
});

test("a request that the cache does not answer is not counted here", async () => {
  expect(await fetchAs(["203.0.113.7", "203.0.113.7", "203.0.113.7"], { cached: false })).toEqual([
    false,
    false,
    false,
  ]);
});

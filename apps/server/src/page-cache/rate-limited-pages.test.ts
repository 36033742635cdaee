import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { RateLimiter } from "@comanda/api/limits/limiter";
import { rateLimits } from "@comanda/api/limits/rate-limits";
import { expect, test } from "vitest";
import { limitCachedPages } from "./rate-limited-pages.ts";

const pages = { address: [{ points: 2, seconds: 60 }] };

/** Whether each request, from one of these addresses, was answered with a kept page. */
async function ask(visitors: string[], kept: boolean): Promise<boolean[]> {
  let visitor = "";
  const limiter = new RateLimiter({ ...rateLimits, pages });
  const answer = limitCachedPages(
    async () => kept,
    limiter,
    () => ({ visitorAddress: visitor, device: null }),
  );
  const request = new IncomingMessage(new Socket());
  const answers: boolean[] = [];
  for (visitor of visitors) answers.push(await answer(request, new ServerResponse(request)));
  // What was not answered here is counted by who answers it instead.
  const asker = { visitorAddress: visitors[0] ?? "", device: null };
  expect(await limiter.waitTime("pages", asker)).toEqual(kept ? expect.any(Number) : null);
  return answers;
}

test("kept pages count against their visitor's limit, and no one else's", async () => {
  expect(await ask(["203.0.113.7", "203.0.113.7", "203.0.113.7", "203.0.113.8"], true)).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test("what is no kept page is not counted here", async () => {
  expect(await ask(["203.0.113.7", "203.0.113.7", "203.0.113.7"], false)).toEqual([
    false,
    false,
    false,
  ]);
});

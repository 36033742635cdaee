import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { RateLimiter } from "../limits/limiter.ts";
import { rateLimits } from "../limits/rate-limits.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";

let api: TestApp;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => {
  app = createApp({ ...api.deps, limiter: new RateLimiter() });
});
afterAll(() => api.close());

/** Sends a POST from a visitor's address; returns its status. */
async function post(path: string, body: object, visitorAddress = "192.0.2.1"): Promise<number> {
  const request = new Request(`http://api.test${path}`, {
    method: "POST",
    headers: { origin: "http://api.test", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await app.fetch(request, { visitorAddress })).status;
}

const trial = { email: "owner@tacos.test", password: "a wrong password" };
const [{ points: ofAccount, crowd }] = rateLimits.signIns.device;

test("an account is tried only so often from one address, however its name is written", async () => {
  for (let nth = 0; nth < ofAccount; nth += 1)
    expect(await post("/auth/sign-in/email", trial)).toBe(401);
  expect(await post("/auth/sign-in/email", trial)).toBe(429);
  expect(await post("/auth/sign-in/email", { ...trial, email: " OWNER@tacos.test" })).toBe(429);
  expect(await post("/auth/sign-in/email", { ...trial, email: "manager@tacos.test" })).toBe(401);
});

test("many accounts are not tried from one address", async () => {
  const limiter = new RateLimiter();
  let allowed = 0;
  for (let nth = 0; nth < 1000; nth += 1) {
    const tried = { visitorAddress: "192.0.2.1", device: `account ${nth % 300}` };
    if ((await limiter.countOne("signIns", tried)) === null) allowed += 1;
  }
  expect(allowed).toBeLessThan(crowd.all + 300 * crowd.each + 1);
});

test("links of mails, invitations and the demo are guessed only so often", async () => {
  const [{ points }] = rateLimits.signIns.address;
  const guess = { token: "an unknown token" };
  for (let nth = 0; nth < points; nth += 1) await post("/auth/invitation", guess);
  expect(await post("/auth/invitation", guess)).toBe(429);
  expect(await post("/auth/demo", guess)).toBe(429);
  expect(await post("/auth/sign-in/link", guess)).toBe(429);
  expect(await post("/auth/invitation", guess, "192.0.2.2")).toBe(410);
});

test("one address of mail gets only so many mails", async () => {
  const [{ points }] = rateLimits.mails.device;
  const ask = () => post("/auth/request-password-reset", { email: "owner@tacos.test" });
  for (let nth = 0; nth < points; nth += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
});

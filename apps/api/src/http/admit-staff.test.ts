import { Hono } from "hono";
import { expect, test } from "vitest";
import { currentDatabaseUse } from "../db/use/database-use.ts";
import { RateLimiter } from "../limits/limiter.ts";
import { rateLimits } from "../limits/rate-limits.ts";
import { Refusal } from "../shared/refusal.ts";
import type { FindStaffMember } from "../staff/staff-member.ts";
import { findTestMember, signedInAs } from "../testing/staff-members.ts";
import type { HttpEnv } from "./request-env.ts";
import { createServeStaff } from "./serve-staff.ts";

const SECOND = { points: 2, seconds: 60 };
const OF_SESSION = { points: 5, seconds: 60, crowd: { all: 100, each: 5 } };

/** Serves one call; `seen` are the companies whose members were looked for, and by whose share. */
function serveTeam() {
  const seen: { companyId: string; share: string | undefined }[] = [];
  const shares: (string | undefined)[] = [];
  const findMember: FindStaffMember = (credentials, companyId) => {
    seen.push({ companyId, share: currentDatabaseUse().companyId });
    return findTestMember(credentials, companyId);
  };
  const limiter = new RateLimiter({
    ...rateLimits,
    staff: { address: [SECOND], device: [OF_SESSION] },
  });
  const app = new Hono<HttpEnv>();
  const { serveStaff } = createServeStaff(app, {
    limiter,
    findMember,
    findKeyHolder: async () => new Refusal("api_key_unknown"),
  });
  serveStaff("readTeam", async () => {
    shares.push(currentDatabaseUse().companyId);
    return { members: [], invitations: [] };
  });
  const read = async (
    company: string,
    visitorAddress: string,
    cookie = signedInAs("owner").cookie,
  ) =>
    (
      await app.fetch(
        new Request(`http://api.test/ms-staff/companies/${company}/team`, {
          headers: { cookie: cookie ?? "" },
        }),
        { visitorAddress },
      )
    ).status;
  return { read, seen, shares };
}

test("an id that no company can have is refused without asking the database", async () => {
  const { read, seen } = serveTeam();
  for (const [nth, company] of ["%00", "a%20b", "a".repeat(65), "%E0%A4%A"].entries())
    expect(await read(company, `203.0.113.${nth}`)).toBe(403);
  expect(seen).toEqual([]);
});

test("an address above its limit is refused before the database is asked", async () => {
  const { read, seen } = serveTeam();
  const statuses: number[] = [];
  for (let nth = 0; nth < 4; nth += 1) statuses.push(await read("tacos", "203.0.113.7", "x=1"));
  expect(statuses).toEqual([401, 401, 429, 429]);
  expect(seen).toHaveLength(SECOND.points);
  expect(await read("tacos", "198.51.100.9", "x=1")).toBe(401);
});

const stranger = (guess: number) => `comanda_staff.session_token=guess-${guess}`;

test("strangers who use up the limit of an address do not stop a member who was proven before", async () => {
  const { read, seen } = serveTeam();
  const address = "203.0.113.7";
  expect(await read("tacos", address)).toBe(200);
  for (const nth of [0, 1, 2]) await read("tacos", address, stranger(nth));
  const lookUps = seen.length;
  expect(await read("tacos", address, stranger(3))).toBe(429);
  expect(seen).toHaveLength(lookUps);
  expect(await read("tacos", address)).toBe(200);
});

test("a session that was proven before and is refused asks only so often as another one", async () => {
  const { read, seen } = serveTeam();
  const address = "203.0.113.7";
  expect(await read("tacos", address)).toBe(200);
  const statuses: number[] = [];
  for (let nth = 0; nth < 8; nth += 1) statuses.push(await read("pizza", address));
  expect(statuses).toEqual([...Array(5).fill(403), ...Array(3).fill(429)]);
  expect(seen).toHaveLength(6);
});

test("only members use the company's share of the database", async () => {
  const { read, seen, shares } = serveTeam();
  expect(await read("tacos", "203.0.113.1", "x=1")).toBe(401);
  expect(await read("pizza", "203.0.113.2")).toBe(403);
  expect(await read("tacos", "203.0.113.3")).toBe(200);
  expect(seen.map(({ share }) => share)).toEqual([undefined, undefined, undefined]);
  expect(shares).toEqual(["tacos"]);
});

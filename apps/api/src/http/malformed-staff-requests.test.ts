import type { StaffCall } from "@comanda/contract/calls/staff-call-kinds";
import type { StaffMenu } from "@comanda/contract/menu/menu-parts";
import { type StaffCallName, staffCalls } from "@comanda/contract/staff/staff-calls";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import { putTestStaff, signedInAs } from "../testing/staff-members.ts";
import { bodyWithIds, exampleOf, readMenuAsOwner } from "./testing/bodies-with-ids.ts";
import { createSubjects, type StaffSubjects } from "./testing/staff-subjects.ts";

/** Of the generated values; a failure prints it. */
const SEED = 20_261_128;
/** Changed bodies of each call. */
const RUNS = Number(process.env.STAFF_RUNS ?? 3);

let api: TestApp;
let subjects: StaffSubjects;
let menu: StaffMenu;
beforeAll(async () => {
  api = await createTestApp([smallCompany()]);
  subjects = await createSubjects(api, "tacos");
  menu = await readMenuAsOwner(api);
});
afterAll(() => api.close());

const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

/** Values that a form of the console never sends. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, "", " ", [], {}, [null], [[]], nested(60)),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "\u202e",
    "__proto__",
    "constructor",
    "../..",
    "'; --",
    "%00",
  ),
  fc.constantFrom("x".repeat(6_000), "https://10.0.0.1/", "9999-12-31", "25:61", "NaN", "1e400"),
  fc.constantFrom(-1, 0.1, 1e15, 1e308, 2 ** 31, 2 ** 53, Number.MIN_VALUE, -0),
  fc.constant(JSON.parse('{"__proto__":{"visible":true},"constructor":{"prototype":{"id":1}}}')),
  fc.string({ unit: "binary", maxLength: 20 }),
);

type Place = (string | number)[];

/** Every place in a body: the fields, the items of lists and what is in them. */
function placesIn(part: unknown, at: Place = []): Place[] {
  if (typeof part !== "object" || part === null) return [at];
  const isList = Array.isArray(part);
  const inner = Object.entries(part).flatMap(([key, value]) =>
    placesIn(value, [...at, isList ? Number(key) : key]),
  );
  return at.length > 0 ? [at, ...inner] : inner;
}

function withValue(body: object, place: Place, value: unknown): object {
  const changed = structuredClone(body);
  const inner = place.slice(0, -1).reduce<object>((part, key) => Reflect.get(part, key), changed);
  Reflect.set(inner, place.at(-1) ?? "", value);
  return changed;
}

/** It asks a payment provider on the network. */
const LEFT_OUT: readonly StaffCallName[] = ["setPaymentProvider"];
const names = (Object.keys(staffCalls) as StaffCallName[]).filter((name) => {
  const { method, fileTypes }: StaffCall = staffCalls[name];
  return method !== "GET" && !fileTypes && !LEFT_OUT.includes(name);
});

/** Seconds of work, and many times that on a busy machine. */
const timeout = 180_000;

test("no odd value in the body of a staff call fails the server", { timeout }, async () => {
  const answers = new Set<number>();
  for (const name of names) {
    const { method, path } = staffCalls[name];
    const to = path.replaceAll(/\{(\w+)\}/gu, (_, parameter) =>
      parameter === "companyId" ? "tacos" : (subjects[parameter] ?? "none"),
    );
    // A call such as `enrollTablet` signs the member out.
    await putTestStaff(api.db, "tacos");
    // An earlier call may have removed what this one's body names.
    const body = await bodyWithIds(api, name, menu).catch(() => exampleOf(name));
    const places = placesIn(body);
    if (places.length === 0) continue;
    const property = fc.asyncProperty(fc.constantFrom(...places), odd, async (place, value) => {
      const sent = withValue(body, place, value);
      const answer = await api.send<{ code?: string }>(method, to, {
        ...signedInAs("owner"),
        body: sent,
      });
      answers.add(answer.status);
      const isFailure = answer.status >= 500 && answer.body.code !== "not_implemented";
      expect(isFailure && answer.body, `${name} ${JSON.stringify(sent)}`).toBe(false);
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true });
  }
  expect([...answers]).toEqual(expect.arrayContaining([200, 409, 422]));
  expect(api.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

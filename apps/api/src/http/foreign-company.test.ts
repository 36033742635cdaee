import type { StaffMenu } from "@comanda/contract/menu/menu-parts";
import { type StaffCallName, staffCalls } from "@comanda/contract/staff/staff-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCompanyRows } from "../testing/company-rows.store.ts";
import { createTestApp, type TestApp, type TestRequest } from "../testing/create-test-app.ts";
import { createTestKey, type TestKey } from "../testing/create-test-key.ts";
import { foreignCompany, smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { bodyWithIds, exampleOf, readMenuAsOwner } from "./testing/bodies-with-ids.ts";
import { createSubjects, FOREIGN_TEXTS, type StaffSubjects } from "./testing/staff-subjects.ts";

let api: TestApp;
let key: TestKey;
let subjects: StaffSubjects;
let ownSubjects: StaffSubjects;
/** The menu of the own company before the calls. */
let menu: StaffMenu;
/** All rows of the foreign company before the calls. */
let rows: Record<string, string>;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), foreignCompany()]);
  subjects = await createSubjects(api, "burgers");
  ownSubjects = await createSubjects(api, "tacos");
  menu = await readMenuAsOwner(api);
  key = await createTestKey(api);
  rows = await readCompanyRows(api.db, "burgers");
});
afterAll(() => api.close());

const names = Object.keys(staffCalls) as StaffCallName[];

/** Parameters that are no ids of what a company has. */
const NO_IDS = ["companyId", "section", "use", "providerId"];
const takesForeignId = (name: StaffCallName) =>
  [...staffCalls[name].path.matchAll(/\{(\w+)\}/gu)].some(
    ([, parameter = ""]) => !NO_IDS.includes(parameter),
  );

/** What a call needs in its query. */
const queries: Partial<Record<StaffCallName, string>> = { readTicketCommands: "?kind=receipt" };

/** The path of a call, with a company's ids as its parameters. */
function pathAbout(name: StaffCallName, company: string, ids: StaffSubjects): string {
  return staffCalls[name].path.replaceAll(/\{(\w+)\}/gu, (_, parameter) => {
    const id = parameter === "companyId" ? company : ids[parameter];
    if (!id) throw new Error(`The company has nothing for ${parameter}`);
    return id;
  });
}

/**
 * Sends a call's documented example with the foreign company's ids in the path; expects no text of that company in the
 * answer.
 */
async function sendWithForeignIds(name: StaffCallName, company: string, proof: TestRequest) {
  const { method } = staffCalls[name];
  const to = pathAbout(name, company, subjects);
  const query = queries[name] ?? "";
  const body = method === "GET" ? undefined : exampleOf(name);
  const answer = await api.send<{ code?: string }>(method, to + query, { ...proof, body });
  const text = JSON.stringify([...answer.headers, answer.body]);
  for (const secret of FOREIGN_TEXTS) expect(text).not.toContain(secret);
  return answer;
}

/** Everything that a refusal may say. */
const refusalFields = ["type", "title", "status", "code", "request_id"];

test.each(names)("%s by a member or a key of another company is forbidden", async (name) => {
  for (const proof of [signedInAs("owner"), { headers: key.headers }]) {
    const answer = await sendWithForeignIds(name, "burgers", proof);
    expect([answer.status, answer.body.code]).toEqual([403, "forbidden"]);
    expect(Object.keys(answer.body)).toEqual(refusalFields);
  }
});

/** What calls that remove something answer when there is nothing to remove: a success. */
const againAnswers: Partial<Record<StaffCallName, object>> = {
  removePrinter: { removed: false },
  revokeApiKey: { revoked: false },
  removeWebhook: { removed: false },
  cancelScheduledPrices: { cancelled: false },
};

test.each(names.filter(takesForeignId))(
  "%s answers not found, or nothing removed, for an id of another company",
  async (name) => {
    const answer = await sendWithForeignIds(name, "tacos", signedInAs("owner"));
    const again = againAnswers[name];
    if (again) expect(answer.body).toEqual(again);
    else
      expect([answer.status, answer.body.code]).toEqual([
        404,
        expect.stringMatching(/_not_found$/u),
      ]);
    expect(answer.body.code).not.toBe("route_not_found");
  },
);

type Field = (string | number)[];

/** The fields of a body that name something by an id; `after` and `variants` do too. */
function idFieldsIn(part: unknown, at: Field = []): Field[] {
  if (typeof part === "object" && part !== null) {
    const isList = Array.isArray(part);
    return Object.entries(part).flatMap(([key, inner]) =>
      idFieldsIn(inner, [...at, isList ? Number(key) : key]),
    );
  }
  const name = String(at.findLast((key) => typeof key === "string"));
  return /(?:^|_)ids?$|^after$|^variants$/u.test(name) ? [at] : [];
}

/** Ids of the foreign company of the kinds that the call or the field mentions; all ids if it mentions none. */
function foreignIdsFor(name: StaffCallName, field: Field): string[] {
  const ids = { ...subjects, variantId: "burgers-taco-1", modifierId: "burgers-green" };
  const words = `${name} ${field.join(" ")}`.toLowerCase().replaceAll("categories", "category");
  const named = Object.entries(ids).filter(([kind]) => words.includes(kind.replace("Id", "")));
  return [...new Set((named.length > 0 ? named : Object.entries(ids)).map(([, id]) => id))];
}

function withField(body: object, field: Field, value: string): object {
  const changed = structuredClone(body);
  const inner = field.slice(0, -1).reduce<object>((part, key) => Reflect.get(part, key), changed);
  Reflect.set(inner, field.at(-1) ?? "", value);
  return changed;
}

const withIds = names.filter((name) => idFieldsIn(exampleOf(name)).length > 0);

/** Calls that also refuse ids of the own company: this server sends no push, and no refund has failed. */
const expectedRefusals: Partial<Record<StaffCallName, string>> = {
  reportBoard: "not_implemented",
  unsubscribePush: "not_implemented",
  sendTestPush: "not_implemented",
  retryRefund: "illegal_transition",
  recordRefundByHand: "illegal_transition",
};

test.each(withIds)(
  "%s with an id of another company shows nothing of that company, and with its own ids it answers as expected",
  async (name) => {
    const { method } = staffCalls[name];
    const to = pathAbout(name, "tacos", ownSubjects);
    const post = (body: object) =>
      api.send<{ code?: string }>(method, to, { ...signedInAs("owner"), body });
    for (const field of idFieldsIn(await bodyWithIds(api, name, menu))) {
      for (const id of foreignIdsFor(name, field)) {
        const answer = await post(withField(await bodyWithIds(api, name, menu), field, id));
        const text = JSON.stringify([...answer.headers, answer.body]);
        for (const secret of FOREIGN_TEXTS) expect(text).not.toContain(secret);
        expect([200, 201, 404, 409, 422, 501], field.join(".")).toContain(answer.status);
      }
    }
    const { status, body } = await post(await bodyWithIds(api, name, menu));
    const problem = status < 300 ? undefined : body.code;
    expect(problem, JSON.stringify(body)).toBe(expectedRefusals[name]);
  },
);

test("calls of staff of one company change no row of another", async () => {
  expect(await readCompanyRows(api.db, "burgers")).toEqual(rows);
});

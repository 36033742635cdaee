import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "../order-calls/cancel-order.ts";
import { createTestApp, NOON, type TestApp } from "../testing/create-test-app.ts";
import {
  CASH_PAYMENT,
  createDraft,
  createPlacedOrder,
  createVisitor,
  patchOrder,
  specialCombo,
} from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { readMenuVersion } from "./menu-version.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("pizza")]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const read = (host = "tacos.test") => readMenuVersion(api.deps, host);
const version = async (host?: string) => (await read(host))?.version ?? null;

/** Returns whether `work` changes the company's version; it must not change the other company's. */
async function changes(work: () => Promise<unknown>): Promise<boolean> {
  const [before, others] = [await version(), await version("pizza.test")];
  await work();
  expect(await version("pizza.test")).toBe(others);
  return (await version()) !== before;
}

test("the version is the same for every spelling of a host", async () => {
  expect(await version()).toEqual(expect.any(String));
  expect(await version("TACOS.test:3000")).toBe(await version());
});

test("two hosts have different versions", async () => {
  expect(await version("pizza.test")).not.toBe(await version());
});

test("an unknown host has no version", async () => {
  expect(await version("nobody.test")).toBeNull();
});

test("an import and a cancelled order change the version", async () => {
  expect(await changes(() => api.store(smallCompany()))).toBe(true);
  const { id } = await createPlacedOrder(api, { combos: [specialCombo()] });
  expect(await changes(() => cancelOrder(api.deps, "tacos", id, null))).toBe(true);
});

test("a new client, a draft, a second submit of a placed order and a refused order leave the version unchanged", async () => {
  expect(await changes(() => createVisitor(api))).toBe(false);
  expect(await changes(() => createDraft(api))).toBe(false);
  const { id } = await createPlacedOrder(api);
  expect(await changes(() => patchOrder(api, id, CASH_PAYMENT))).toBe(false);
  const refused = () => createDraft(api, { combos: [specialCombo(51)] });
  expect(await changes(refused)).toBe(false);
});

test("the version changes with each mark and pause of staff, and again when it ends, without a commit", async () => {
  const owner = signedInAs("owner");
  const set = (path: string, body: unknown) =>
    api.send("POST", `/ms-${path.replace("/", "/companies/tacos/")}`, { ...owner, body });
  const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
  const soldOut = { kind: "product", id: "taco", state: "sold_out", until: at(20).toISOString() };
  const delivery = [{ service_type: "DELIVERY" }];
  const made = [
    () => set("products/availability", { changes: [soldOut] }),
    () => set("orders/pauses", { service_types: delivery, for_minutes: 30 }),
    () => set("orders/busy", { minutes: 15, for_minutes: 40 }),
  ];
  for (const change of made) expect(await changes(change)).toBe(true);
  for (const minutes of [20, 30, 40]) {
    expect((await read())?.validUntil).toEqual(at(minutes));
    const before = await version();
    api.now = at(minutes);
    expect(await version()).not.toBe(before);
  }
  expect((await read())?.validUntil).toBeNull();
});

test("a host that a company gives up has no version", async () => {
  await api.store({ ...smallCompany(), hosts: ["elsewhere.test"] });
  expect(await version()).toBeNull();
  expect(await version("elsewhere.test")).toEqual(expect.any(String));
});

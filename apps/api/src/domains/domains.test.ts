import { createSocket } from "node:dgram";
import type { AddressInfo } from "node:net";
import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import type { Role } from "@comanda/domain/staff/permissions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFindAddresses } from "../shared/find-addresses.ts";
import { createFindTexts } from "../shared/find-texts.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { signedInAs } from "../testing/staff-members.ts";

const asked: string[] = [];
const addresses: Record<string, string[]> = {
  "console.example": ["93.184.216.34"],
  "tacos.example": ["93.184.216.34"],
  "old.example": ["93.184.216.99"],
};

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  api.deps.consoleUrl = "https://console.example";
  api.deps.findAddresses = async (name) => {
    asked.push(name);
    return addresses[name] ?? [];
  };
  api.restart();
});
afterAll(() => api.close());

function check(name: string, role: Role = "owner") {
  const path = `/ms-settings/companies/tacos/domain-check?name=${encodeURIComponent(name)}`;
  type Answer = StaffCallAnswer<"checkDomain"> & { code?: string };
  return api.send<Answer>("GET", path, signedInAs(role));
}

test("an owner learns where a name leads, and which record to set", async () => {
  expect((await check("Tacos.example")).body).toEqual({
    state: "here",
    addresses: ["93.184.216.34"],
    records: [],
    proof: null,
  });
  const records = [{ type: "A", value: "93.184.216.34" }];
  expect((await check("old.example")).body).toMatchObject({ state: "elsewhere", records });
  expect((await check("new.example")).body).toMatchObject({ state: "nowhere", records });
});

test.each([
  ...["demo.localhost", "printer.local", "localhost", "192.168.1.1", "http://tacos.example"],
  ...["tacos", "a..b.example", `${"a".repeat(64)}.example`, "", "metadata.internal", "[::1]"],
])("the name %j is refused, and no name server is asked", async (name) => {
  asked.length = 0;
  expect(await check(name)).toMatchObject({ status: 422, body: { code: "invalid_params" } });
  expect(asked).toEqual([]);
});

test("a manager, who cannot change the names, checks none", async () => {
  expect(await check("tacos.example", "manager")).toMatchObject({ status: 403 });
});

test("a name server that is silent is waited for two seconds, and few at once", async () => {
  const silent = createSocket("udp4");
  await new Promise<void>((resolve) => {
    silent.bind(0, "127.0.0.1", resolve);
  });
  const servers = [`127.0.0.1:${(silent.address() as AddressInfo).port}`];
  const find = createFindAddresses(servers);
  const texts = createFindTexts(servers)("_comanda.silent.example");
  try {
    const began = performance.now();
    const answered: number[] = [];
    const found = Array.from({ length: 20 }, (_, at) =>
      find(`silent-${at}.example`).finally(() => answered.push(at)),
    );
    expect(await Promise.all(found)).toEqual(Array(20).fill(null));
    // Those above the limit wait for nothing.
    expect(answered.indexOf(19)).toBeLessThan(answered.indexOf(0));
    expect(await texts).toBe(null);
    expect(performance.now() - began).toBeLessThan(10_000);
  } finally {
    silent.close();
  }
});

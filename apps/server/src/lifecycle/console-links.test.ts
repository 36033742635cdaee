import { openConsole } from "@comanda/api/testing/console-browser";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { consoleLinksText, createConsoleLinks } from "./console-links.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const withoutOwner = () => api.db.deleteFrom("staff_members").where("role", "=", "owner").execute();

test("a company without an owner gets one link at each start, and a restart ends no earlier link", async () => {
  expect((await createConsoleLinks(api.deps)).claims).toEqual([]);
  await withoutOwner();
  const [first, second] = [await createConsoleLinks(api.deps), await createConsoleLinks(api.deps)];
  expect(second.claims).toHaveLength(1);
  const read = (token = "") => openConsole(api).post("/auth/invitation", { token });
  expect((await read(first.claims[0]?.token)).body).toMatchObject({ role: "owner" });
  expect((await read(second.claims[0]?.token)).body).toMatchObject({ role: "owner" });
});

test("the message names the company and its link, and nothing where there is no link", async () => {
  await withoutOwner();
  const links = await createConsoleLinks(api.deps);
  const text = consoleLinksText(links, "https://console.example");
  expect(text).toContain("has no owner yet");
  expect(text).toContain(`https://console.example/join#${links.claims[0]?.token}\n`);
  expect(consoleLinksText({ demo: null, claims: [] }, "https://console.example")).toBe("");
  const demo = consoleLinksText({ demo: "secret", claims: [] }, "https://console.example");
  expect(demo).toContain("The demo's console:\n  https://console.example/sign-in/demo#secret\n");
});

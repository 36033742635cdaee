import { folderFiles } from "@comanda/api/files/folder-files";
import { openConsole } from "@comanda/api/testing/console-browser";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runCapturedCommand } from "../testing/run-captured-command.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** Runs `comanda staff …`; returns its exit code and its output. */
function staff(...argv: string[]) {
  const consoleUrl = "https://console.example";
  const open = async () => ({ ...api.deps, pictures: folderFiles(""), consoleUrl });
  return runCapturedCommand(["staff", ...argv], { workingDir: "", dataDir: "", open });
}

const tokenOf = (text: string) => /\/join#(\S+)$/mu.exec(text)?.[1] ?? "";

test("the list names members and open invitations", async () => {
  await staff("invite", "--role", "cashier");
  const { out } = await staff("list");
  expect(out).toMatch(/^account-owner +owner +Owner +owner@tacos\.test$/m);
  expect(out).toMatch(/^[\w-]{36} +cashier +comanda +2026-03-21$/m);
});

test("an invitation's link joins as its role", async () => {
  const invited = await staff("invite", "--role", "manager");
  expect(invited.out).toContain("One person joins as manager by this link, within 7 days:");
  expect(invited.out).toContain("\nhttps://console.example/join#");
  const account = { name: "Ana", email: "ana@example.test", password: "tortillas de maíz" };
  const joining = { token: tokenOf(invited.out), account };
  const answer = await openConsole(api).post("/auth/invitation/accept", joining);
  expect(answer.status).toBe(200);
  expect((await staff("list")).out).toMatch(/ manager +Ana +ana@example\.test$/m);
});

test("a role that does not exist is refused with the roles that do", async () => {
  const { code, err } = await staff("invite", "--role", "admin");
  expect(code).toBe(2);
  expect(err).toContain("owner, manager, cashier, kitchen");
});

test("a new link for an owner ends the earlier one", async () => {
  const [first, second] = [await staff("link"), await staff("link")];
  const read = (text: string) =>
    openConsole(api).post("/auth/invitation", { token: tokenOf(text) });
  expect((await read(first.out)).status).toBe(410);
  expect((await read(second.out)).body).toMatchObject({ role: "owner" });
});

test("an invitation is revoked by its id, once", async () => {
  const invited = await staff("invite", "--json");
  expect(JSON.parse(invited.out)).toMatchObject({ role: "owner" });
  const id = /^([\w-]{36}) /m.exec((await staff("list")).out)?.[1] ?? "";
  expect(await staff("revoke", id)).toMatchObject({ code: 0, out: "The invitation is revoked\n" });
  const again = await staff("revoke", id);
  expect([again.code, again.err]).toEqual([
    1,
    "The company has no such open invitation (invitation_not_found)\n",
  ]);
});

test("a member is removed by e-mail address or id, but not the last owner", async () => {
  const removed = await staff("remove", "Cashier@tacos.test");
  expect(removed).toMatchObject({ code: 0, out: "Cashier is no longer a member\n" });
  expect((await staff("remove", "account-cashier")).err).toContain("(member_not_found)");
  const owner = await staff("remove", "account-owner");
  expect([owner.code, owner.err]).toEqual([1, "A company keeps at least one owner (last_owner)\n"]);
});

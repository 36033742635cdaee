import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import { testAccountId } from "../testing/staff-members.ts";
import { findMemberships } from "./sessions.store.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test("a member's company has the stored file of its logo, and none where the logo is elsewhere", async () => {
  const logoOf = async () =>
    (await findMemberships(api.db, testAccountId("owner"), null)).map(({ logo_file }) => logo_file);
  const file = smallCompany();
  await api.store({
    ...file,
    company: { ...file.company, logo_url: "https://other.example/l.png" },
  });
  expect(await logoOf()).toEqual([null]);
  await api.db
    .insertInto("pictures")
    .values({
      company_id: "tacos",
      kind: "logo",
      source: "https://other.example/l.png",
      file: "b7.webp",
    })
    .execute();
  expect(await logoOf()).toEqual(["b7.webp"]);
});

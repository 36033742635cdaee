import { parseProblem } from "@comanda/contract/calls/parse-problem";
import { expect, test } from "vitest";
import { normalizeProblem } from "./normalize-problem.ts";

const refused = (body: unknown, status = 400) => normalizeProblem(Response.json(body, { status }));

test.each([
  [{ name: ["is too short"], non_field_errors: ["No entry."] }, "is too short No entry."],
  [{ errors: { name: ["is too short"], base: "No entry." } }, "is too short No entry."],
  [{ error: "Unprocessable", errors: { name: ["is too short"] } }, "Unprocessable is too short"],
])("%j is a refusal whose message is %j", async (body, message) => {
  const answer = await refused(body);
  expect(answer.status).toBe(400);
  const { problem, backendMessage } = parseProblem(await answer.json());
  expect(backendMessage).toBe(message);
  expect(problem.errors?.[0]).toEqual({ path: "name", message: "is too short" });
});

test.each([
  [{ type: "/ms-docs#rate_limited", code: "rate_limited", title: "Too many" }, 429],
  [{ detail: "Not found." }, 404],
  [{ message: "No", errors: [{ path: "name", message: "is too short" }] }, 422],
  [{ id: 7, lines: [{ id: 1 }] }, 409],
  [["is too short"], 400],
  [{ name: ["is too short"] }, 500],
])("%j with status %i stays as it is", async (body, status) => {
  const answer = await refused(body, status);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual(body);
});

test("a refusal that is no JSON stays as it is", async () => {
  const page = new Response("<html>Bad request</html>", { status: 400 });
  expect(await (await normalizeProblem(page)).text()).toBe("<html>Bad request</html>");
});

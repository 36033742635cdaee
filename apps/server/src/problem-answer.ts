import { type Problem, type ProblemCode, problems } from "@comanda/contract/errors";

/** What this server says where the backend behind it gives no answer, or none that can be read. */
export function problemAnswer(code: ProblemCode): Response {
  const { status, title } = problems[code];
  const problem: Problem = { type: `/ms-docs#${code}`, title, status, code };
  const headers = { "content-type": "application/problem+json" };
  return new Response(JSON.stringify(problem), { status, headers });
}

import { type Problem, type ProblemCode, problems } from "@comanda/contract/calls/problems";

/**
 * Creates the problem that this server itself answers, where the backend gives no answer or an
 * unreadable one, and where a request is not forwarded.
 */
export function createProblemResponse(
  code: ProblemCode,
  facts: Pick<Problem, "detail"> = {},
): Response {
  const { status, title } = problems[code];
  const problem: Problem = { type: `/ms-docs#${code}`, title, status, code, ...facts };
  const headers = { "content-type": "application/problem+json" };
  return new Response(JSON.stringify(problem), { status, headers });
}

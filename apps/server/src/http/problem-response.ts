import { type Problem, type ProblemCode, problems } from "@comanda/contract/calls/problems";

/**
 * What this server says where the backend behind it gives no answer, or none that can be read, and
 * where it does not pass a request on.
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

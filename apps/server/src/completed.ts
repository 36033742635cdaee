import { type FoundCall, findCall } from "@comanda/contract/find-call";
import type { AnswerReader } from "@comanda/contract/reading/read-answer";
import { schemas } from "@comanda/contract/schemas";
import { problemAnswer } from "./problem-answer.ts";

/**
 * Another backend's answer as the contract has it: with everything in it that may be left out on the
 * wire, and nothing that the contract does not know. The browser carries no schemas, and reads what
 * comes from here as it is. Where nothing can be made of it, 502 `unreadable_answer`: the request has
 * been taken all the same.
 */
export async function completed(
  request: Request,
  answer: Response,
  read: AnswerReader,
): Promise<Response> {
  const call = findCall(request.method, new URL(request.url).pathname);
  if (!call || !answer.ok || !("answer" in schemas[call.name])) return answer;
  const text = await answer.text();
  const body = inShape(call, text, read);
  const headers = new Headers(answer.headers);
  // They are of the bytes that came.
  for (const name of ["content-length", "content-encoding", "etag"]) headers.delete(name);
  if (body === null) return unreadable(headers);
  headers.set("content-type", "application/json");
  // A status that has no body may not even be given an empty one.
  const status = answer.status === 204 || answer.status === 205 ? 200 : answer.status;
  return new Response(body, { status, headers });
}

/** The answer's text in the contract's form; null where nothing can be made of it. */
function inShape({ name, params }: FoundCall, text: string, read: AnswerReader): string | null {
  try {
    return JSON.stringify(read(name, parsed(text), params) ?? null);
  } catch {
    return null;
  }
}

/** What is no JSON is read as text, and noted as such. */
function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}

/** Its cookies say who the visitor is: they are kept. */
function unreadable(headers: Headers): Response {
  const problem = problemAnswer("unreadable_answer");
  for (const cookie of headers.getSetCookie()) problem.headers.append("set-cookie", cookie);
  return problem;
}

import { findCall } from "@comanda/contract/find-call";
import { parseAnswer } from "@comanda/contract/validate";

/**
 * Another backend's answer as the contract has it: with everything in it that may be left out on the
 * wire, and nothing that the contract does not know. The browser carries no schemas, and reads what
 * comes from here as it is. An answer that does not fit is handed on as it came.
 */
export async function completed(request: Request, answer: Response): Promise<Response> {
  const call = findCall(request.method, new URL(request.url).pathname);
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  if (!call || !answer.ok || !isJson) return answer;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  // They are of the bytes that came.
  for (const name of ["content-length", "content-encoding", "etag"]) headers.delete(name);
  // A status that has no body may not even be given an empty one.
  const body = text ? inShape(call, text) : null;
  return new Response(body, { status: answer.status, headers });
}

function inShape(call: Parameters<typeof parseAnswer>[0], text: string): string {
  try {
    return JSON.stringify(parseAnswer(call, JSON.parse(text)));
  } catch {
    return text;
  }
}

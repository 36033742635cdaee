import type { Fault } from "@comanda/contract/calls/problems";
import { isRecord } from "@comanda/contract/fields/is-record";
import { parseJsonOrText } from "./proxied-call.ts";

/** Fields that already say in a form that the contract reads why a request was refused. */
const STATED = ["code", "message", "error", "detail", "title"];

/**
 * Converts a refusal that names faults by their field, as web frameworks do (decision 31):
 * `{"name": ["too short"]}` and `{"errors": {"name": ["too short"]}}` get the contract's `errors`. Any
 * other answer stays as it is.
 */
export async function normalizeProblem(answer: Response): Promise<Response> {
  const isJson = /\bjson\b/iu.test(answer.headers.get("content-type") ?? "");
  if (answer.status < 400 || answer.status >= 500 || !isJson) return answer;
  const body = parseJsonOrText(await answer.clone().text());
  const faults = faultsByField(body);
  if (faults.length === 0 || !isRecord(body)) return answer;
  const headers = new Headers(answer.headers);
  for (const name of ["content-length", "content-encoding", "etag"]) headers.delete(name);
  headers.set("content-type", "application/json");
  const stated = STATED.filter((name) => typeof body[name] === "string");
  const problem = Object.fromEntries(stated.map((name) => [name, body[name]]));
  return new Response(JSON.stringify({ ...problem, errors: faults }), {
    status: answer.status,
    headers,
  });
}

function faultsByField(body: unknown): Fault[] {
  if (!isRecord(body)) return [];
  if (isRecord(body.errors)) return Object.entries(body.errors).flatMap(faultsOf);
  const isStated = STATED.some((name) => typeof body[name] === "string");
  return isStated ? [] : Object.entries(body).flatMap(faultsOf);
}

/** The faults of a field: a list of texts, or one text. */
function faultsOf([path, value]: [string, unknown]): Fault[] {
  const texts = [value].flat();
  return texts.every((each) => typeof each === "string")
    ? texts.map((message) => ({ path, message }))
    : [];
}

import type { Shortage } from "@comanda/domain/menu/shortages";
import type { CallAnswer, RequestPart } from "./call-schemas.ts";
import { type Call, type CallName, type PageCallName, pageCalls } from "./call-table.ts";
import { parseProblem } from "./parse-problem.ts";
import type { Fault, Problem, ProblemCode } from "./problems.ts";

/** The input of a call: its path parameters, query and body, as far as it has them. */
export type CallInput<Name extends CallName> = OptionalPart<Name, "params"> &
  OptionalPart<Name, "query"> &
  OptionalPart<Name, "body">;
type OptionalPart<Name extends CallName, Key extends "params" | "query" | "body"> = [
  RequestPart<Name, Key>,
] extends [never]
  ? unknown
  : Record<Key, RequestPart<Name, Key>>;

export type CallOptions = {
  signal?: AbortSignal;
  /**
   * For calls that create something: every request with the same key and body gets the same answer.
   */
  idempotencyKey?: string;
  headers?: Record<string, string>;
};

export type ApiClientOptions = {
  /**
   * The URL of the API without a slash at the end; empty for the page's own origin. A function if
   * services (`ms-orders`) have different URLs.
   */
  base: string | ((service: string) => string);
  fetch?: typeof fetch;
  headers?: Record<string, string>;
  /** The time limit of a call in milliseconds; 15,000 by default, and 60,000 for a file. */
  timeout?: number;
  /**
   * Turns an answer into the contract's form; on the server this is an `AnswerReader`. `params` are
   * the call's path parameters.
   */
  parse?: (name: CallName, answer: unknown, params: Readonly<Record<string, unknown>>) => unknown;
  /** Called with each call that failed. */
  onError?: (error: ApiError) => void;
};

/**
 * A call that failed: with a problem as its answer, or without an answer (`status` 0, code `unreachable`).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ProblemCode | "unreachable" | "unexpected";
  readonly problem: Partial<Problem>;
  readonly method: string;
  readonly url: string;
  /** The message with which another backend refuses the request, to show to the visitor; null if it sent none. */
  readonly backendMessage: string | null;

  constructor(
    method: string,
    url: string,
    status: number,
    problem: Partial<Problem>,
    cause?: unknown,
    backendMessage: string | null = null,
  ) {
    super(problem.title ?? `${method} ${url} failed`, { cause });
    this.name = "ApiError";
    this.method = method;
    this.url = url;
    this.status = status;
    this.problem = problem;
    this.backendMessage = backendMessage;
    this.code = problem.code ?? codeOf(status);
  }

  get faults(): Fault[] {
    return this.problem.errors ?? [];
  }

  get shortages(): Shortage[] {
    return this.problem.lines ?? [];
  }
}

/** The code of an answer without one: a proxy in front of a backend limits calls by its own page. */
function codeOf(status: number): ApiError["code"] {
  if (status === 429) return "rate_limited";
  return status === 0 ? "unreachable" : "unexpected";
}

export type ApiClient = <Name extends PageCallName>(
  name: Name,
  input: CallInput<Name>,
  callOptions?: CallOptions,
) => Promise<CallAnswer<Name>>;

/**
 * Creates a function that makes the contract's calls: `api("readOrder", { params: { companyId, orderId }
 * })`.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return async (name, input, callOptions = {}) => {
    const parts = input as RequestParts;
    const answer = await requestCall(options, callOptions, pageCalls[name], parts);
    const read = options.parse?.(name, answer, parts.params ?? {});
    return (options.parse ? read : answer) as never;
  };
}

/** Milliseconds: longer than the server waits for the bytes and renders a picture. */
const UPLOAD_MS = 60_000;

type ParamValues = Record<string, string | number | null | undefined>;
export type RequestParts = { params?: ParamValues; query?: ParamValues; body?: unknown };

/** Makes one call and returns the body of its answer. Rejects with an `ApiError`. */
export async function requestCall(
  options: ApiClientOptions,
  callOptions: CallOptions,
  { method, path }: Pick<Call, "method"> & { path: string },
  { params = {}, query = {}, body }: RequestParts,
): Promise<unknown> {
  const url = baseUrlOf(options, path) + fillPath(path, params) + queryString(query);
  const result = await send(options, callOptions, method, url, body);
  if (!(result instanceof ApiError)) return result.body;
  options.onError?.(result);
  throw result;
}

/**
 * Returns the body of a successful answer, or the error. Throws only if `callOptions.signal` is
 * aborted, with the reason of the abort.
 */
async function send(
  options: ApiClientOptions,
  callOptions: CallOptions,
  method: string,
  url: string,
  body: unknown,
): Promise<{ body: unknown } | ApiError> {
  const timeoutMs = options.timeout ?? (body instanceof Blob ? UPLOAD_MS : 15_000);
  const timeout = AbortSignal.timeout(timeoutMs);
  const init: RequestInit = {
    method,
    headers: headersOf(options, callOptions, body),
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    signal: callOptions.signal ? AbortSignal.any([callOptions.signal, timeout]) : timeout,
  };
  let status = 0;
  try {
    const response = await (options.fetch ?? fetch)(url, init);
    status = response.status;
    const text = await response.text();
    const answer: unknown = text ? JSON.parse(text) : undefined;
    if (response.ok) return { body: answer };
    const { problem, backendMessage } = parseProblem(answer);
    // The words of a failure are for programmers, those of a refusal for customers.
    const words = status < 500 ? backendMessage : null;
    return new ApiError(method, url, status, problem, undefined, words);
  } catch (cause) {
    if (callOptions.signal?.aborted) throw cause;
    return new ApiError(method, url, status, {}, cause);
  }
}

function headersOf(
  options: ApiClientOptions,
  callOptions: CallOptions,
  body: unknown,
): Record<string, string> {
  return {
    accept: "application/json",
    // A file has its own type.
    ...(body === undefined || body instanceof Blob ? {} : { "content-type": "application/json" }),
    ...(callOptions.idempotencyKey ? { "idempotency-key": callOptions.idempotencyKey } : {}),
    ...options.headers,
    ...callOptions.headers,
  };
}

function baseUrlOf({ base }: ApiClientOptions, path: string): string {
  return typeof base === "string" ? base : base(path.split("/")[1] ?? "");
}

function fillPath(path: string, params: ParamValues): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Leaves out empty values, as `delivery-area-cost` requires. */
function queryString(query: ParamValues): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value != null && value !== "")
    .map(([key, value]): [string, string] => [key, String(value)]);
  return pairs.length ? `?${new URLSearchParams(pairs)}` : "";
}

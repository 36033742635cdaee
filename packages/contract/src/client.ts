import type { Shortage } from "@comanda/domain/stock";
import { type CallName, calls } from "./calls.ts";
import type { Fault, Problem, ProblemCode } from "./errors.ts";
import { problemIn } from "./problem-in.ts";
import type { Answer, Sent } from "./schemas.ts";

/** What a call takes: the path's parameters, the query and the body, those it has. */
export type Input<Name extends CallName> = Has<Name, "params"> &
  Has<Name, "query"> &
  Has<Name, "body">;
type Has<Name extends CallName, Key extends "params" | "query" | "body"> = [
  Sent<Name, Key>,
] extends [never]
  ? unknown
  : Record<Key, Sent<Name, Key>>;

export type CallOptions = {
  signal?: AbortSignal;
  /**
   * For calls that create: the same key with the same body gives the same answer, however often it
   * is sent.
   */
  idempotencyKey?: string;
  headers?: Record<string, string>;
};

export type ClientOptions = {
  /**
   * Where the API is, without a slash at the end; empty for the page's own origin. A function where
   * services (`ms-orders`) are at different places (spec §7, two API bases).
   */
  base: string | ((service: string) => string);
  fetch?: typeof fetch;
  headers?: Record<string, string>;
  /** Milliseconds after which a call is given up; none waits for ever. Default 15,000. */
  timeout?: number;
  /**
   * Reads an answer in the contract's form; on the server this is an `AnswerReader`. It gets the
   * parameters of the call's path too.
   */
  parse?: (name: CallName, answer: unknown, params: Readonly<Record<string, unknown>>) => unknown;
  /** Told of each call that failed (spec §8, requestError). */
  onError?: (error: ApiError) => void;
};

/** A call that was answered with a problem, or not at all (`status` 0, code `unreachable`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ProblemCode | "unreachable" | "unexpected";
  readonly problem: Partial<Problem>;
  readonly method: string;
  readonly url: string;
  /** Another backend's own words for it, for the visitor; null where it has none. */
  readonly said: string | null;

  constructor(
    method: string,
    url: string,
    status: number,
    problem: Partial<Problem>,
    cause?: unknown,
    said: string | null = null,
  ) {
    super(problem.title ?? `${method} ${url} failed`, { cause });
    this.name = "ApiError";
    this.method = method;
    this.url = url;
    this.status = status;
    this.problem = problem;
    this.said = said;
    this.code = problem.code ?? (status === 0 ? "unreachable" : "unexpected");
  }

  get faults(): Fault[] {
    return this.problem.errors ?? [];
  }

  get shortages(): Shortage[] {
    return this.problem.lines ?? [];
  }
}

export type ApiClient = <Name extends CallName>(
  name: Name,
  input: Input<Name>,
  call?: CallOptions,
) => Promise<Answer<Name>>;

/** A function that makes the contract's calls: `api("readOrder", { params: { companyId, orderId } })`. */
export function createClient(options: ClientOptions): ApiClient {
  return async (name, input, call = {}) => {
    const { method, path } = calls[name];
    const { params = {}, query = {}, body } = input as Parts;
    const url = baseOf(options, path) + fill(path, params) + queryString(query);
    const answered = await send(options, call, method, url, body);
    if (answered instanceof ApiError) {
      options.onError?.(answered);
      throw answered;
    }
    const read = options.parse?.(name, answered.body, params);
    return (options.parse ? read : answered.body) as never;
  };
}

type Values = Record<string, string | number | null | undefined>;
type Parts = { params?: Values; query?: Values; body?: unknown };

/**
 * The body of a successful answer, or why there is none. Throws only what `call.signal` was aborted
 * with.
 */
async function send(
  options: ClientOptions,
  call: CallOptions,
  method: string,
  url: string,
  body: unknown,
): Promise<{ body: unknown } | ApiError> {
  const timeout = AbortSignal.timeout(options.timeout ?? 15_000);
  const init: RequestInit = {
    method,
    headers: headersOf(options, call, body),
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
  };
  let status = 0;
  try {
    const response = await (options.fetch ?? fetch)(url, init);
    status = response.status;
    const text = await response.text();
    const answer: unknown = text ? JSON.parse(text) : undefined;
    if (response.ok) return { body: answer };
    const { problem, said } = problemIn(answer);
    return new ApiError(method, url, status, problem, undefined, said);
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    return new ApiError(method, url, status, {}, cause);
  }
}

function headersOf(
  options: ClientOptions,
  call: CallOptions,
  body: unknown,
): Record<string, string> {
  return {
    accept: "application/json",
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(call.idempotencyKey ? { "idempotency-key": call.idempotencyKey } : {}),
    ...options.headers,
    ...call.headers,
  };
}

function baseOf({ base }: ClientOptions, path: string): string {
  return typeof base === "string" ? base : base(path.split("/")[1] ?? "");
}

function fill(path: string, params: Values): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Empty values are left out (spec §7, delivery-area-cost). */
function queryString(query: Values): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value != null && value !== "")
    .map(([key, value]): [string, string] => [key, String(value)]);
  return pairs.length ? `?${new URLSearchParams(pairs)}` : "";
}

import type { Shortage } from "@comanda/domain/menu/stock";
import type { CallAnswer, RequestPart } from "./call-schemas.ts";
import { type CallName, calls } from "./call-table.ts";
import { parseProblem } from "./parse-problem.ts";
import type { Fault, Problem, ProblemCode } from "./problems.ts";

/** What a call takes: the path's parameters, the query and the body, those it has. */
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
   * For calls that create: the same key with the same body gives the same answer, however often it
   * is sent.
   */
  idempotencyKey?: string;
  headers?: Record<string, string>;
};

export type ApiClientOptions = {
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
  readonly backendMessage: string | null;

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
    this.backendMessage = said;
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
  input: CallInput<Name>,
  call?: CallOptions,
) => Promise<CallAnswer<Name>>;

/** A function that makes the contract's calls: `api("readOrder", { params: { companyId, orderId } })`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return async (name, input, call = {}) => {
    const { method, path } = calls[name];
    const { params = {}, query = {}, body } = input as RequestParts;
    const url = baseUrlOf(options, path) + fillPath(path, params) + queryString(query);
    const answered = await send(options, call, method, url, body);
    if (answered instanceof ApiError) {
      options.onError?.(answered);
      throw answered;
    }
    const read = options.parse?.(name, answered.body, params);
    return (options.parse ? read : answered.body) as never;
  };
}

type ParamValues = Record<string, string | number | null | undefined>;
type RequestParts = { params?: ParamValues; query?: ParamValues; body?: unknown };

/**
 * The body of a successful answer, or why there is none. Throws only what `call.signal` was aborted
 * with.
 */
async function send(
  options: ApiClientOptions,
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
    const { problem, backendMessage } = parseProblem(answer);
    return new ApiError(method, url, status, problem, undefined, backendMessage);
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    return new ApiError(method, url, status, {}, cause);
  }
}

function headersOf(
  options: ApiClientOptions,
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

function baseUrlOf({ base }: ApiClientOptions, path: string): string {
  return typeof base === "string" ? base : base(path.split("/")[1] ?? "");
}

function fillPath(path: string, params: ParamValues): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Empty values are left out (spec §7, delivery-area-cost). */
function queryString(query: ParamValues): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value != null && value !== "")
    .map(([key, value]): [string, string] => [key, String(value)]);
  return pairs.length ? `?${new URLSearchParams(pairs)}` : "";
}

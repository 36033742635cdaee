import { type CallName, calls } from "./calls.ts";
import type { Fault, Problem, ProblemCode, StockShortage } from "./errors.ts";
import type { Answer, Sent } from "./schemas.ts";

/** What a call takes: the path's parameters, the query and the body, those it has. */
export type Input<Name extends CallName> = Has<Name, "params"> & Has<Name, "query"> & Has<Name, "body">;
type Has<Name extends CallName, Key extends "params" | "query" | "body"> = [Sent<Name, Key>] extends [never]
  ? unknown
  : Record<Key, Sent<Name, Key>>;

export type CallOptions = {
  signal?: AbortSignal;
  /** For calls that create: the same key with the same body gives the same answer, however often it is sent. */
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
  /** Checks an answer and fills in its defaults; on the server this is `parseAnswer` of `validate.ts`. */
  parse?: (name: CallName, answer: unknown) => unknown;
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

  constructor(method: string, url: string, status: number, problem: Partial<Problem>, cause?: unknown) {
    super(problem.title ?? `${method} ${url} failed`, { cause });
    this.name = "ApiError";
    this.method = method;
    this.url = url;
    this.status = status;
    this.problem = problem;
    this.code = problem.code ?? (status === 0 ? "unreachable" : "unexpected");
  }

  get faults(): Fault[] {
    return this.problem.errors ?? [];
  }

  get shortages(): StockShortage[] {
    return this.problem.lines ?? [];
  }
}

export type ApiClient = {
  <Name extends CallName>(name: Name, input: Input<Name>, options?: CallOptions): Promise<Answer<Name>>;
};

/** A function that makes the contract's calls: `api("readOrder", { params: { companyId, orderId } })`. */
export function createClient(options: ClientOptions): ApiClient {
  const send = options.fetch ?? fetch;
  return async (name, input, call = {}) => {
    const { method, path } = calls[name];
    const { params = {}, query = {}, body } = input as { params?: Values; query?: Values; body?: unknown };
    const url = baseOf(options, path) + fill(path, params) + queryString(query);
    const fail = (status: number, problem: Partial<Problem>, cause?: unknown): never => {
      const error = new ApiError(method, url, status, problem, cause);
      options.onError?.(error);
      throw error;
    };
    const headers: Record<string, string> = { accept: "application/json", ...options.headers, ...call.headers };
    if (body !== undefined) headers["content-type"] = "application/json";
    if (call.idempotencyKey) headers["idempotency-key"] = call.idempotencyKey;
    const timeout = AbortSignal.timeout(options.timeout ?? 15_000);
    let status = 0;
    let answer: unknown;
    try {
      const response = await send(url, {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
      });
      status = response.status;
      const text = await response.text();
      answer = text ? JSON.parse(text) : undefined;
    } catch (cause) {
      if (call.signal?.aborted) throw cause;
      return fail(status, {}, cause);
    }
    if (status < 200 || status > 299) return fail(status, isProblem(answer) ? answer : {});
    return (options.parse ? options.parse(name, answer) : answer) as never;
  };
}

function baseOf({ base }: ClientOptions, path: string): string {
  return typeof base === "string" ? base : base(path.split("/")[1] ?? "");
}

type Values = Record<string, string | number | null | undefined>;

function fill(path: string, params: Values): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Empty values are left out (spec §7, delivery-area-cost). */
function queryString(query: Values): string {
  const pairs = Object.entries(query).filter(([, value]) => value != null && value !== "");
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : "";
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "code" in answer;
}

import { type Call, type CallName, calls } from "@comanda/contract/calls";
import type { OrderUpdate } from "@comanda/contract/order-requests";
import { type Answer, type CallSchemas, type Received, schemas } from "@comanda/contract/schemas";
import { faultsOf } from "@comanda/contract/validate";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import { hash, type Sending } from "../db/once.ts";
import type { Deps } from "../deps.ts";
import { limitOfUpdate } from "../limits/counted-calls.ts";
import { Refusal } from "../refusal.ts";
import { sharedByCompany } from "./company-share.ts";
import { newDevice, readDevice } from "./device.ts";
import type { Env } from "./env.ts";
import { readJsonBody } from "./json-body.ts";
import { limited } from "./limited.ts";
import { refuseOtherMethods } from "./other-methods.ts";
import { answerProblem } from "./problem.ts";

/** A call as its handler gets it: checked by the contract, defaults filled in. */
export type CallRequest<Name extends CallName> = {
  params: Received<Name, "params">;
  query: Received<Name, "query">;
  body: Received<Name, "body">;
  /** The visitor's device when the request proves it, else null. */
  device: string | null;
  /** What a visitor without a device may be given, always the same for one `Idempotency-Key`. */
  freshDevice: string;
  /** What `once` needs to know two sendings of one request by. */
  sending: Omit<Sending, "companyId">;
};

export type Handler<Name extends CallName> = (
  request: CallRequest<Name>,
  c: Context<Env>,
) => Promise<Answered<Name> | Refusal>;

/** A call whose answer has no body is answered with nothing. */
type Answered<Name extends CallName> = [Answer<Name>] extends [never] ? undefined : Answer<Name>;

/** Binds a call of the contract's table to its handler. */
export type Serve = <Name extends CallName>(name: Name, handler: Handler<Name>) => void;

const MAX_FAULTS = 20;

/** An update is counted as what its body does. */
const updates = {
  limits: ["updates", "placements"],
  limitOf: ({ body }: { body: unknown }) => limitOfUpdate(body as OrderUpdate),
} as const;

/**
 * Serves the contract's calls on `app`: `serve` binds one, `serveRest` answers 501 for those that
 * nothing was bound to, and 405 for the methods that a path does not know. Each request is
 * parsed by the schemas of its call before its handler sees it. A visitor who makes too many gets
 * 429 `rate_limited` with `Retry-After`, before anything else is looked at.
 */
export function createServe(
  app: Hono<Env>,
  { secret, limiter = null }: Pick<Deps, "secret" | "limiter">,
) {
  const served = new Set<CallName>();

  const bind = (name: CallName, answer: (c: Context<Env>) => Promise<Response>) => {
    app.on(calls[name].method, honoPath(calls[name].path), answer);
    served.add(name);
  };

  const serve: Serve = (name, handler) =>
    bind(name, async (c) => {
      const device = readDevice(c, secret);
      const answer = await limited(c, {
        limiter,
        name,
        device,
        ...(name === "updateOrder" && { byBody: updates }),
        read: () => readRequest(name, device, c, secret),
        answer: (request) => handler(request, c),
      });
      if (answer instanceof Refusal) return answerProblem(c, answer);
      const { status } = calls[name];
      return status === 204 ? c.body(null, status) : c.json<unknown>(answer, status);
    });

  const serveRest = () => {
    for (const name of Object.keys(calls) as CallName[]) {
      if (!served.has(name))
        bind(name, async (c) => answerProblem(c, new Refusal("not_implemented")));
    }
    for (const [path, methods] of methodsByPath()) refuseOtherMethods(app, honoPath(path), methods);
  };

  return { serve: sharedByCompany(serve), serveRest };
}

/** `/a/{id}` of the contract is `/a/:id` to Hono. */
function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

function methodsByPath(): [path: string, methods: string[]][] {
  const rows = Map.groupBy(Object.values(calls), ({ path }) => path);
  return [...rows].map(([path, same]) => [path, same.map(({ method }) => method)]);
}

async function readRequest<Name extends CallName>(
  name: Name,
  device: string | null,
  c: Context<Env>,
  secret: string,
): Promise<CallRequest<Name> | Refusal> {
  const { params, query, body }: CallSchemas = schemas[name];
  const key = readKey(calls[name], c);
  if (key instanceof Refusal) return key;
  const given = {
    params: check("invalid_params", params, c.req.param()),
    query: check("invalid_params", query, withoutEmpty(c.req.query())),
    body: body && check("invalid_body", body, await readJsonBody(c.req.raw)),
  };
  for (const part of Object.values(given)) if (part instanceof Refusal) return part;
  const fingerprint = hash([given.params, given.body]);
  const freshDevice = newDevice(secret, key && `${name} ${key} ${fingerprint}`);
  // The parts were checked by the schemas from which the types of `CallRequest<Name>` are made.
  return {
    ...given,
    device,
    freshDevice,
    // Who repeats a request with the cookie that its first answer set is who sent it without any.
    sending: { call: name, device: device === freshDevice ? null : device, key, fingerprint },
  } as CallRequest<Name>;
}

/** The `Idempotency-Key` of a call that takes one; null where there is none. */
function readKey(call: Call, c: Context<Env>): string | null | Refusal {
  const key = (call.creates && c.req.header("idempotency-key")) ?? null;
  if (key === null || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  const message = "must be 1 to 255 visible ASCII characters";
  return new Refusal("invalid_params", { errors: [{ path: "idempotency-key", message }] });
}

function check(
  code: "invalid_params" | "invalid_body",
  schema: v.GenericSchema | undefined,
  value: unknown,
): unknown {
  if (!schema || value instanceof Refusal) return value;
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  return new Refusal(code, { errors: faultsOf(parsed.issues).slice(0, MAX_FAULTS) });
}

/** An empty query value is an absent one. */
function withoutEmpty(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
}

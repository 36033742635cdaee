import { type CallSchemas, callSchemas } from "@comanda/contract/calls/call-schemas";
import { type Call, type CallName, calls } from "@comanda/contract/calls/call-table";
import { faultsFromIssues } from "@comanda/contract/calls/parse-answer";
import type { OrderUpdate } from "@comanda/contract/orders/order-requests";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../context/deps.ts";
import { hashJson } from "../db/with-idempotency.ts";
import { limitOfUpdate } from "../limits/call-limits.ts";
import { Refusal } from "../shared/refusal.ts";
import { answerProblem } from "./answer-problem.ts";
import type { CallRequest, Serve } from "./call-handler.ts";
import { countedPerCompany } from "./company-connection-share.ts";
import { newDeviceId, readDeviceCookie } from "./device-cookie.ts";
import { readJsonBody } from "./json-body.ts";
import { withRateLimit } from "./rate-limited.ts";
import { refuseOtherMethods } from "./refuse-other-methods.ts";
import type { HttpEnv } from "./request-env.ts";

const MAX_FAULTS = 20;

/** An update is counted as what its body does. */
const updateLimits = {
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
  app: Hono<HttpEnv>,
  { secret, limiter = null }: Pick<Deps, "secret" | "limiter">,
) {
  const served = new Set<CallName>();

  const bind = (name: CallName, answer: (c: Context<HttpEnv>) => Promise<Response>) => {
    app.on(calls[name].method, honoPath(calls[name].path), answer);
    served.add(name);
  };

  const serve: Serve = (name, handler) =>
    bind(name, async (c) => {
      const device = readDeviceCookie(c, secret);
      const answer = await withRateLimit(c, {
        limiter,
        name,
        device,
        ...(name === "updateOrder" && { byBody: updateLimits }),
        readRequest: () => readRequest(name, device, c, secret),
        handle: (request) => handler(request, c),
      });
      if (answer instanceof Refusal) return answerProblem(c, answer);
      const { status } = calls[name];
      return status === 204 ? c.body(null, status) : c.json<unknown>(answer, status);
    });

  const serveUnbound = () => {
    for (const name of Object.keys(calls) as CallName[]) {
      if (!served.has(name))
        bind(name, async (c) => answerProblem(c, new Refusal("not_implemented")));
    }
    for (const [path, methods] of methodsByPath()) refuseOtherMethods(app, honoPath(path), methods);
  };

  return { serve: countedPerCompany(serve), serveRest: serveUnbound };
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
  c: Context<HttpEnv>,
  secret: string,
): Promise<CallRequest<Name> | Refusal> {
  const { params, query, body }: CallSchemas = callSchemas[name];
  const key = readIdempotencyKey(calls[name], c);
  if (key instanceof Refusal) return key;
  const given = {
    params: parsePart("invalid_params", params, c.req.param()),
    query: parsePart("invalid_params", query, withoutEmptyValues(c.req.query())),
    body: body && parsePart("invalid_body", body, await readJsonBody(c.req.raw)),
  };
  for (const part of Object.values(given)) if (part instanceof Refusal) return part;
  const fingerprint = hashJson([given.params, given.body]);
  const freshDevice = newDeviceId(secret, key && `${name} ${key} ${fingerprint}`);
  // The parts were checked by the schemas from which the types of `CallRequest<Name>` are made.
  return {
    ...given,
    device,
    newVisitorDevice: freshDevice,
    // Who repeats a request with the cookie that its first answer set is who sent it without any.
    idempotentRequest: {
      call: name,
      device: device === freshDevice ? null : device,
      key,
      fingerprint,
    },
  } as CallRequest<Name>;
}

/** The `Idempotency-Key` of a call that takes one; null where there is none. */
function readIdempotencyKey(call: Call, c: Context<HttpEnv>): string | null | Refusal {
  const key = (call.creates && c.req.header("idempotency-key")) ?? null;
  if (key === null || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  const message = "must be 1 to 255 visible ASCII characters";
  return new Refusal("invalid_params", { errors: [{ path: "idempotency-key", message }] });
}

function parsePart(
  code: "invalid_params" | "invalid_body",
  schema: v.GenericSchema | undefined,
  value: unknown,
): unknown {
  if (!schema || value instanceof Refusal) return value;
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  return new Refusal(code, { errors: faultsFromIssues(parsed.issues).slice(0, MAX_FAULTS) });
}

/** An empty query value is an absent one. */
function withoutEmptyValues(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
}

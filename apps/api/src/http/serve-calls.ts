import { type CallSchemas, callSchemas } from "@comanda/contract/calls/call-schemas";
import { type Call, type CallName, calls } from "@comanda/contract/calls/call-table";
import type { OrderUpdate } from "@comanda/contract/orders/order-requests";
import type { Context, Hono } from "hono";
import type { Deps } from "../context/deps.ts";
import { hashJson } from "../db/with-idempotency.ts";
import { limitOfUpdate } from "../limits/call-limits.ts";
import { Refusal } from "../shared/refusal.ts";
import { answerProblem } from "./answer-problem.ts";
import type { CallRequest, Serve } from "./call-handler.ts";
import { countedPerCompany } from "./company-connection-share.ts";
import { newDeviceId, readDeviceCookie } from "./device-cookie.ts";
import { honoPath } from "./hono-path.ts";
import { orderWorkOf } from "./order-work.ts";
import { parseRequest } from "./parse-request.ts";
import { refuseOtherMethods } from "./refuse-other-methods.ts";
import type { HttpEnv } from "./request-env.ts";
import { isFromOtherOrigin } from "./request-origin.ts";
import { standbyOnlyForPages } from "./standby-only-for-pages.ts";
import { withRateLimit } from "./with-rate-limit.ts";

/** An update counts towards the limit that its body selects. */
const updateLimits = {
  limits: ["updates", "placements"],
  limitOf: ({ body }: { body: unknown }) => limitOfUpdate(body as OrderUpdate),
} as const;

/**
 * Serves the contract's calls on `app`. `serve` binds a handler to a call; `serveRest` answers 501
 * for the calls without a handler, and 405 for the methods that a path does not have. The schemas
 * of a call validate its request before the handler runs. A page of another origin changes nothing: 403
 * `foreign_origin`. A visitor above a limit gets 429
 * `rate_limited` with `Retry-After` before anything else is read.
 */
export function createServe(
  app: Hono<HttpEnv>,
  { secret, limiter = null, admitOrder }: Pick<Deps, "secret" | "limiter" | "admitOrder">,
) {
  const served = new Set<CallName>();

  const bind = (name: CallName, answer: (c: Context<HttpEnv>) => Promise<Response>) => {
    app.on(calls[name].method, honoPath(calls[name].path), answer);
    served.add(name);
  };

  const serve: Serve = (name, handler) => {
    const { body }: CallSchemas = callSchemas[name];
    const orOfOtherHost = body === undefined;
    bind(name, async (c) => {
      if (calls[name].method !== "GET" && isFromOtherOrigin(c.req.raw, { orOfOtherHost }))
        return answerProblem(c, new Refusal("foreign_origin"));
      const device = readDeviceCookie(c, secret);
      const answer = await withRateLimit(c, {
        limiter,
        name,
        device,
        ...(name === "updateOrder" && { byBody: updateLimits }),
        readRequest: () => readRequest(name, device, c, secret),
        handle: (request) => inTurn(name, request, c, () => handler(request, c)),
      });
      if (answer instanceof Refusal) return answerProblem(c, answer);
      const { status } = calls[name];
      return status === 204 ? c.body(null, status) : c.json<unknown>(answer, status);
    });
  };

  /** Orders wait for their turn on a busy server; the other calls do not. */
  const inTurn = <T>(
    name: CallName,
    request: { params: unknown; body: unknown },
    { req }: Context<HttpEnv>,
    work: () => Promise<T>,
  ): Promise<T | Refusal> => {
    const order = admitOrder && orderWorkOf(name, request);
    return order ? admitOrder(order.kind, { ...order, signal: req.raw.signal }, work) : work();
  };

  const serveRest = () => {
    for (const name of Object.keys(calls) as CallName[]) {
      if (!served.has(name))
        bind(name, async (c) => answerProblem(c, new Refusal("not_implemented")));
    }
    for (const [path, methods] of methodsByPath()) refuseOtherMethods(app, honoPath(path), methods);
  };

  return { serve: countedPerCompany(standbyOnlyForPages(serve)), serveRest };
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
  const parts = await parseRequest({ params, query, body }, c);
  if (parts instanceof Refusal) return parts;
  const fingerprint = hashJson([parts.params, parts.body]);
  const isSecret = key !== null && key.length >= SECRET_KEY_LENGTH;
  const newVisitorDevice = newDeviceId(
    secret,
    isSecret ? deviceSeed(name, key, { ...parts, fingerprint }) : null,
  );
  // The schemas that validated the parts also give the types of `CallRequest<Name>`.
  return {
    ...parts,
    device,
    newVisitorDevice,
    // A repetition that sends the cookie of its first answer counts as the same visitor as the
    // first request, which had none.
    idempotentRequest: {
      call: name,
      device: device === newVisitorDevice ? null : device,
      key,
      fingerprint,
    },
  } as CallRequest<Name>;
}

/**
 * An `Idempotency-Key` from this length on can be 128 random bits. A shorter one, such as an order's number,
 * can be guessed, and must not open the device of the visitor whose request had it.
 */
const SECRET_KEY_LENGTH = 22;

/**
 * Returns the text from which the device of a keyed request is made. When the answer to opening a shared cart is lost,
 * the guest may join the cart next, or correct the name. So for these calls the device depends on the key and the
 * company alone.
 */
function deviceSeed(
  name: CallName,
  key: string,
  { params, fingerprint }: { params: unknown; fingerprint: string },
): string {
  const { givesDevice }: Call = calls[name];
  return givesDevice ? `guest ${key} ${hashJson(params)}` : `${name} ${key} ${fingerprint}`;
}

/** Reads the `Idempotency-Key` of a call that accepts one, else null. */
function readIdempotencyKey(call: Call, c: Context<HttpEnv>): string | null | Refusal {
  const acceptsKey = call.creates === true || call.givesDevice === true;
  const key = (acceptsKey ? c.req.header("idempotency-key") : null) ?? null;
  if (key === null || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  const message = "must be 1 to 255 visible ASCII characters";
  return new Refusal("invalid_params", { errors: [{ path: "idempotency-key", message }] });
}

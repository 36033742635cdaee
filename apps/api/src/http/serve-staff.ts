import type { CallSchemas } from "@comanda/contract/calls/call-schemas";
import type { Method } from "@comanda/contract/calls/call-table";
import type { StaffCall } from "@comanda/contract/calls/staff-call";
import { Id } from "@comanda/contract/fields/field-schemas";
import {
  type ParsedStaffRequestPart,
  type StaffCallAnswer,
  staffCallSchemas,
} from "@comanda/contract/staff/staff-call-schemas";
import { type StaffCallName, staffCalls } from "@comanda/contract/staff/staff-calls";
import { hasPermission, type Permission } from "@comanda/domain/staff/permissions";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../context/deps.ts";
import { runInCompanyShare } from "../db/postgres/database-use.ts";
import { Refusal } from "../shared/refusal.ts";
import type { FindStaffMember, StaffMember } from "../staff/staff-member.ts";
import { answerProblem } from "./answer-problem.ts";
import { honoPath } from "./hono-path.ts";
import { parseRequest } from "./parse-request.ts";
import { tooManyRequests } from "./rate-limited.ts";
import { refuseOtherMethods } from "./refuse-other-methods.ts";
import type { HttpEnv, RequestBindings } from "./request-env.ts";
import { isFromOwnOrigin } from "./staff-origin.ts";
import { isSecureRequest } from "./staff-session.ts";

/** A staff call as its handler gets it. */
export type StaffRequest<Name extends StaffCallName> = {
  params: ParsedStaffRequestPart<Name, "params">;
  query: ParsedStaffRequestPart<Name, "query">;
  body: ParsedStaffRequestPart<Name, "body">;
  /** The member, who has the call's permission in the company of the path. */
  member: StaffMember;
};

/** Binds a staff call of the contract's table to its handler. */
export type ServeStaff = <Name extends StaffCallName>(
  name: Name,
  handler: (
    request: StaffRequest<Name>,
    c: Context<HttpEnv>,
  ) => Promise<StaffCallAnswer<Name> | Refusal>,
) => void;

export type ServeStaffDeps = Pick<Deps, "limiter"> & { findMember: FindStaffMember };

/**
 * Serves the console's calls on `app`. Before a handler runs, the request must come from the
 * console's own pages when it changes something (403 `foreign_origin`), prove a member of the
 * path's company (401 `signed_out`, 403 `forbidden`) whose role has the call's permission (403
 * `forbidden`), be within the limit (429 `rate_limited`) and match the call's schemas. Nothing else
 * is read before the member is known, so that a refusal contains nothing of the company.
 */
export function createServeStaff(app: Hono<HttpEnv>, { limiter, findMember }: ServeStaffDeps) {
  const served = new Set<StaffCallName>();

  const serveStaff: ServeStaff = (name, handler) => {
    const call: StaffCall = staffCalls[name];
    const { method, path, permission, status } = staffCalls[name];
    served.add(name);
    app.on(method, honoPath(path), async (c) => {
      const companyId = c.req.param("companyId") ?? "";
      const member = await admit(c, { method, permission, companyId });
      if (member instanceof Refusal) return answerProblem(c, member);
      // Only members use the company's share of the database.
      const answer = await runInCompanyShare(companyId, async () => {
        const parts = await parseRequest(staffCallSchemas[name] as CallSchemas, c, call);
        if (parts instanceof Refusal) return parts;
        // The schemas that validated the parts also give the types of `StaffRequest<typeof name>`.
        return handler({ ...parts, member } as Parameters<typeof handler>[0], c);
      });
      if (answer instanceof Refusal) return answerProblem(c, answer);
      return c.json<unknown>(answer, status);
    });
  };

  /** The member who may make the call, or why the call is refused. */
  async function admit(
    c: Context<HttpEnv>,
    { method, permission, companyId }: AdmittedCall,
  ): Promise<StaffMember | Refusal> {
    if (method !== "GET" && !isFromOwnOrigin(c.req.raw)) return new Refusal("foreign_origin");
    if (!v.is(Id, companyId)) return new Refusal("forbidden");
    const waitOfAddress = await limit(c, null);
    if (waitOfAddress !== null) return tooManyRequests(c, waitOfAddress);
    const cookies = c.req.header("cookie");
    const credentials = { cookies, address: addressOf(c) ?? null, secure: isSecureRequest(c) };
    const member = await findMember(credentials, companyId);
    if (member instanceof Refusal) return member;
    if (!hasPermission(member.role, permission)) return new Refusal("forbidden");
    const wait = await limit(c, member.sessionId);
    return wait === null ? member : tooManyRequests(c, wait);
  }

  /**
   * Counts a call for its network address, or for its session; null for the server's own requests and
   * while nothing is limited.
   */
  async function limit(c: Context<HttpEnv>, sessionId: string | null): Promise<number | null> {
    const visitorAddress = addressOf(c);
    if (!limiter || visitorAddress === undefined) return null;
    return limiter.countOne("staff", { visitorAddress, device: sessionId });
  }

  /** Answers 501 for calls without a handler, and 405 for the methods that a path does not have. */
  const serveRestOfStaff = () => {
    for (const name of Object.keys(staffCalls) as StaffCallName[])
      if (!served.has(name)) serveStaff(name, async () => new Refusal("not_implemented"));
    const rows = Map.groupBy(Object.values(staffCalls), ({ path }) => path as string);
    for (const [path, same] of rows) {
      const methods = same.map(({ method }): Method => method);
      refuseOtherMethods(app, honoPath(path), methods);
    }
  };

  return { serveStaff, serveRestOfStaff };
}

type AdmittedCall = { method: Method; permission: Permission; companyId: string };

function addressOf(c: Context<HttpEnv>): string | undefined {
  // Undefined when `fetch` is called with a request alone.
  const bindings: RequestBindings | undefined = c.env;
  return bindings?.visitorAddress;
}

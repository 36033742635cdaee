import type { CallSchemas } from "@comanda/contract/calls/call-schemas";
import type { Method } from "@comanda/contract/calls/call-table";
import type { StaffCall } from "@comanda/contract/calls/staff-call-kinds";
import {
  type ParsedStaffRequestPart,
  type StaffCallAnswer,
  staffCallSchemas,
} from "@comanda/contract/staff/staff-call-schemas";
import { type StaffCallName, staffCalls } from "@comanda/contract/staff/staff-calls";
import type { Context, Hono } from "hono";
import { runInCompanyShare } from "../db/use/database-use.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { type AdmitStaffDeps, createAdmitStaff } from "./admit-staff.ts";
import { answerProblem } from "./answer-problem.ts";
import { announcedBytes, BodyMemory } from "./body-memory.ts";
import { honoPath } from "./hono-path.ts";
import { parseRequest } from "./parse-request.ts";
import { refuseOtherMethods } from "./refuse-other-methods.ts";
import type { HttpEnv } from "./request-env.ts";

/** A staff call as its handler gets it. */
export type StaffRequest<Name extends StaffCallName> = {
  params: ParsedStaffRequestPart<Name, "params">;
  query: ParsedStaffRequestPart<Name, "query">;
  body: ParsedStaffRequestPart<Name, "body">;
  /** The member or API key, which has the call's permission in the company of the path. */
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

/**
 * Serves the console's calls on `app`. A handler runs only for a request that
 * - comes from the console's own pages, if it changes something (403 `foreign_origin`),
 * - proves a member of the path's company (401 `signed_out`, 403 `forbidden`) or bears an API key (401
 *   `api_key_unknown`), with the call's permission (403 `forbidden`),
 * - is within the limit (429 `rate_limited`),
 * - matches the call's schemas (422).
 *
 * Large bodies wait until there is memory for them (503 `busy`). Nothing else is read before the member is
 * known, so that a refusal contains nothing of the company.
 */
export function createServeStaff(app: Hono<HttpEnv>, deps: AdmitStaffDeps) {
  const admit = createAdmitStaff(deps);
  const served = new Set<StaffCallName>();
  const memory = new BodyMemory();

  /** Runs a call whose body may be large when there is memory for it; otherwise 503 `busy`. */
  const withMemory = async <T>(
    { maxBytes }: StaffCall,
    { companyId }: StaffMember,
    request: Request,
    work: () => Promise<T>,
  ): Promise<T | Refusal> => {
    if (maxBytes === undefined) return work();
    const { signal } = request;
    const bytes = announcedBytes(request, maxBytes);
    return memory.run({ companyId, bytes, signal }, work);
  };

  const serveStaff: ServeStaff = (name, handler) => {
    const call: StaffCall = staffCalls[name];
    const { method, path, status } = staffCalls[name];
    served.add(name);
    app.on(method, honoPath(path), async (c) => {
      const companyId = c.req.param("companyId") ?? "";
      const member = await admit(c, name, companyId);
      if (member instanceof Refusal) return answerProblem(c, member);
      // Only members use the company's share of the database.
      const work = () =>
        runInCompanyShare(companyId, async () => {
          const parts = await parseRequest(staffCallSchemas[name] as CallSchemas, c, call);
          if (parts instanceof Refusal) return parts;
          // The schemas that validated the parts also give the types of `StaffRequest<typeof name>`.
          return handler({ ...parts, member } as Parameters<typeof handler>[0], c);
        });
      const answer = await withMemory(call, member, c.req.raw, work);
      if (answer instanceof Refusal) return answerProblem(c, answer);
      return c.json<unknown>(answer, status);
    });
  };

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

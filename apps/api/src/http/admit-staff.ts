import type { Method } from "@comanda/contract/calls/call-table";
import { Id } from "@comanda/contract/fields/field-schemas";
import { isCallForKeys } from "@comanda/contract/keys/calls-for-keys";
import { type StaffCallName, staffCalls } from "@comanda/contract/staff/staff-calls";
import type { Context } from "hono";
import * as v from "valibot";
import type { Deps } from "../context/deps.ts";
import { admitKnownStaff } from "../limits/admit-known-staff.ts";
import type { StaffSecrets } from "../limits/known-staff.ts";
import { staffSecrets } from "../sessions/staff-cookies.ts";
import { Refusal } from "../shared/refusal.ts";
import type { FindKeyHolder, FindStaffMember, StaffMember } from "../staff/staff-member.ts";
import type { HttpEnv, RequestBindings } from "./request-env.ts";
import { isFromOwnOrigin, isSecureRequest } from "./request-origin.ts";
import { tooManyRequests } from "./with-rate-limit.ts";

export type AdmitStaffDeps = Pick<Deps, "limiter"> & {
  findMember: FindStaffMember;
  findKeyHolder: FindKeyHolder;
};

/** Who may make a call of a company, or why it is refused. */
export type AdmitStaff = (
  c: Context<HttpEnv>,
  name: StaffCallName,
  companyId: string,
) => Promise<StaffMember | Refusal>;

/**
 * Admits those who may make a staff call. A request with `Authorization: Bearer` is that of the API
 * key alone: its cookies and its origin do not count, because no browser adds the header by itself.
 */
export function createAdmitStaff({
  limiter,
  findMember,
  findKeyHolder,
}: AdmitStaffDeps): AdmitStaff {
  return async (c, name, companyId) => {
    const token = bearerToken(c);
    if (token === null && !mayComeFrom(c, staffCalls[name].method))
      return new Refusal("foreign_origin");
    if (!v.is(Id, companyId)) return new Refusal("forbidden");
    const find = () => (token === null ? memberOf(c, companyId) : findKeyHolder(token, companyId));
    const secrets =
      token === null ? staffSecrets(c.req.header("cookie")) : { session: token, tablet: null };
    const member = await withinLimit(c, secrets, find);
    if (member instanceof Refusal) return member;
    return mayMake(member, name) ? member : new Refusal("forbidden");
  };

  async function memberOf(c: Context<HttpEnv>, companyId: string): Promise<StaffMember | Refusal> {
    const cookies = c.req.header("cookie");
    const credentials = { cookies, address: addressOf(c) ?? null, secure: isSecureRequest(c) };
    return findMember(credentials, companyId);
  }

  /** Nothing is limited for the server's own requests. */
  async function withinLimit(
    c: Context<HttpEnv>,
    secrets: StaffSecrets,
    find: () => Promise<StaffMember | Refusal>,
  ): Promise<StaffMember | Refusal> {
    const visitorAddress = addressOf(c);
    if (!limiter || visitorAddress === undefined) return find();
    const stranger = { visitorAddress, device: null };
    const admitted = await admitKnownStaff(limiter, { stranger, limit: "staff", secrets }, find);
    return typeof admitted === "number" ? tooManyRequests(c, admitted) : admitted;
  }
}

/** Whether a member has a call's permission; a key, which has no role, also needs a call for keys. */
function mayMake({ role, permissions }: StaffMember, name: StaffCallName): boolean {
  if (!permissions.includes(staffCalls[name].permission)) return false;
  return role !== null || isCallForKeys(name);
}

/** Whether a request without a key may come from where it does: reading, from anywhere. */
function mayComeFrom(c: Context<HttpEnv>, method: Method): boolean {
  return method === "GET" || isFromOwnOrigin(c.req.raw);
}

/** The token of `Authorization: Bearer`; null without this header. */
function bearerToken(c: Context<HttpEnv>): string | null {
  const [scheme = "", token = ""] = (c.req.header("authorization") ?? "").trim().split(/\s+/u);
  return scheme.toLowerCase() === "bearer" ? token : null;
}

function addressOf(c: Context<HttpEnv>): string | undefined {
  // Undefined when `fetch` is called with a request alone.
  const bindings: RequestBindings | undefined = c.env;
  return bindings?.visitorAddress;
}
